/** `HH:MM` in 24 hours, as in schedules. */
export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

/** Parses a time to `HH:MM` in 24 hours: `5:30`, `5.30`, `530` and `5` are valid. */
export function parseTimeText(text: string): string | undefined {
  const found =
    /^(\d{1,2})(?:[:.,\s-](\d{1,2}))?$/.exec(text.trim()) ?? /^(\d{1,2})(\d{2})$/.exec(text.trim())
  if (!found) return undefined
  const [, hours = '', minutes = '0'] = found
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`
}

/** Adds the colon while typing, because a numeric keypad has none. */
export function typedTimeText(text: string): string {
  const allowed = text.replace(/[^\d:.,\s-]/g, '').slice(0, 5)
  const digits = /^(\d{2})(\d{1,2})$/.exec(allowed)
  return digits && Number(digits[1]) <= 23 ? `${digits[1]}:${digits[2]}` : allowed
}
