const closing = new Set<() => Promise<unknown>>()

/** Runs `close` after the current test file. Files share a worker and its modules. */
export function onTestFileFinished(close: () => Promise<unknown>): void {
  closing.add(close)
}

/** The vitest setup file calls this once per test file. */
export async function closeWhatTheFileOpened(): Promise<void> {
  const all = [...closing]
  closing.clear()
  await Promise.all(all.map((close) => close()))
}
