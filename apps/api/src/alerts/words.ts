/** A point in time as messages name it. */
export function atText(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** What to tell the operator: what is wrong since when, and what to do. */
export function begunText(brand: string, what: string, since: Date, advice: string): string {
  return `[${brand}] ${what} since ${atText(since)}.\nWhat to do: ${advice}`
}

export function endedText(brand: string, what: string, from: Date, to: Date): string {
  return `[${brand}] Over: ${what}.\nTold at ${atText(from)}, ended at ${atText(to)}.`
}

/** Names, but no more than a message bears. */
export function listed(names: readonly string[], most = 20): string {
  const rest = names.length - most
  return rest > 0 ? `${names.slice(0, most).join(', ')} and ${rest} more` : names.join(', ')
}
