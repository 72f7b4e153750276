/**
 * The selection in a folder, by name. `cursor`: the keyboard's row; `anchor`: the start of a range.
 */
export type Selection = {
  chosen: ReadonlySet<string>
  cursor: string | null
  anchor: string | null
}

export const nothing: Selection = { chosen: new Set(), cursor: null, anchor: null }

export const only = (name: string): Selection => ({ chosen: new Set([name]), cursor: name, anchor: name })

/** Moves only the cursor. */
export const at = (selection: Selection, name: string): Selection => ({ ...selection, cursor: name })

export function toggled({ chosen }: Selection, name: string): Selection {
  const next = new Set(chosen)
  if (!next.delete(name)) next.add(name)
  return { chosen: next, cursor: name, anchor: name }
}

/** Selects from the anchor to this entry. `names` are in display order. */
export function extended(selection: Selection, names: readonly string[], name: string): Selection {
  const anchor = selection.anchor ?? selection.cursor ?? name
  const [from, to] = [names.indexOf(anchor), names.indexOf(name)]
  if (from < 0) return only(name)
  const range = names.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { chosen: new Set(range), cursor: name, anchor }
}

export const all = (selection: Selection, names: readonly string[]): Selection => ({
  ...selection,
  chosen: new Set(names),
  cursor: selection.cursor ?? names[0] ?? null,
})

/**
 * Removes entries that no longer exist; a removed cursor moves to the next entry. `there`: the same
 * names as a set.
 */
export function pruned(
  selection: Selection,
  names: readonly string[],
  before: readonly string[],
  there: ReadonlySet<string> = new Set(names),
): Selection {
  let chosen = selection.chosen
  for (const name of selection.chosen)
    if (!there.has(name)) {
      chosen = new Set([...selection.chosen].filter((name) => there.has(name)))
      break
    }
  const { cursor, anchor } = selection
  const isSame = chosen === selection.chosen && (cursor === null || there.has(cursor))
  if (isSame) return selection
  const from = cursor === null ? -1 : before.indexOf(cursor)
  const next = before.slice(Math.max(0, from)).find((name) => there.has(name)) ?? names.at(-1) ?? null
  return {
    chosen,
    cursor: cursor !== null && there.has(cursor) ? cursor : cursor === null ? null : next,
    anchor: anchor !== null && there.has(anchor) ? anchor : null,
  }
}
