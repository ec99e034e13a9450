import { DEFAULT_INTAKE_LIMITS } from './limits.ts';
import { inspectUpload } from './inspect-upload.ts';
import { HOSTILE_DRAWINGS } from './testing/hostile-drawings.ts';
import { HOSTILE_RASTERS } from './testing/hostile-rasters.ts';

test.each([...HOSTILE_DRAWINGS, ...HOSTILE_RASTERS])(
  'F1 F2 F3 $title: refused as $reason',
  async ({ make, reason }) => {
    const result = await inspectUpload(await make());
    expect(result).toMatchObject({ isAccepted: false, reason });
    expect(result.steps).toBeLessThanOrEqual(DEFAULT_INTAKE_LIMITS.steps + 1_000_000);
  },
);
