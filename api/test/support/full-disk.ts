import fs from 'node:fs/promises';

/** Until the returned function is called, the disk takes no more than the first bytes of any file. */
export function fillDisk(): () => void {
  const writeFile = fs.writeFile;
  const spy = jest.spyOn(fs, 'writeFile').mockImplementation(async (file) => {
    await writeFile(file, 'half a');
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  return () => spy.mockRestore();
}
