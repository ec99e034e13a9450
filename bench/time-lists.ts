const READERS = 4;
const PAUSE_MILLISECONDS = 10;

let highestPrice = 1_000_000;

/** Requests lists concurrently for some seconds. @returns the sorted milliseconds of each list */
export async function timeLists(apiUrl: string, seconds: number): Promise<number[]> {
  const times = await Promise.all(Array.from({ length: READERS }, () => readLists(apiUrl, seconds)));
  return times.flat().toSorted((a, b) => a - b);
}

/** Requests lists one after the other, none twice. */
async function readLists(apiUrl: string, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const endsAt = performance.now() + seconds * 1000;
  while (performance.now() < endsAt) {
    highestPrice += 1;
    const startedAt = performance.now();
    const response = await fetch(`${apiUrl}/open-api/assets?limit=24&sortBy=popular&maxPrice=${highestPrice}`);
    await response.text();
    times.push(performance.now() - startedAt);
    if (!response.ok) throw new Error(`A list answered ${response.status}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
  }
  return times;
}
