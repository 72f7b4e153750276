const closing = new Set<() => Promise<unknown>>()

/** Runs `close` when the test file that runs now has ended. Files share a worker and its modules. */
export function onTestFileFinished(close: () => Promise<unknown>): void {
  closing.add(close)
}

/** Called by the setup file of vitest, once for each test file. */
export async function closeWhatTheFileOpened(): Promise<void> {
  const all = [...closing]
  closing.clear()
  await Promise.all(all.map((close) => close()))
}
