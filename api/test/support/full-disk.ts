import fs from 'node:fs/promises';

/** Simulates a full disk: until the returned function is called, only the first bytes of any file can be written. */
export function fillDisk(): () => void {
  const writeFile = fs.writeFile;
  const spy = jest.spyOn(fs, 'writeFile').mockImplementation(async (file) => {
    await writeFile(file, 'half a');
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  return () => spy.mockRestore();
}
