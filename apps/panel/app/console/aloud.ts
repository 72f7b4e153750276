const key = 'consoleAloud'

/** Whether screen readers are told of new lines; kept for the next time. */
export function keptAloud(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

export function keepAloud(aloud: boolean): void {
  try {
    localStorage.setItem(key, aloud ? 'on' : 'off')
  } catch {
    // Then the choice lasts as long as the page.
  }
}
