/** What is chosen in a folder, by name. `cursor`: where the keyboard is; `anchor`: where a row of choices began. */
export type Selection = {
  chosen: ReadonlySet<string>
  cursor: string | null
  anchor: string | null
}

export const nothing: Selection = { chosen: new Set(), cursor: null, anchor: null }

export const only = (name: string): Selection => ({ chosen: new Set([name]), cursor: name, anchor: name })

/** Moves the keyboard's place and nothing else. */
export const at = (selection: Selection, name: string): Selection => ({ ...selection, cursor: name })

export function toggled({ chosen }: Selection, name: string): Selection {
  const next = new Set(chosen)
  if (!next.delete(name)) next.add(name)
  return { chosen: next, cursor: name, anchor: name }
}

/** All from the anchor to this one. `names` in the order shown. */
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

/** Without what is no longer there; a cursor that is gone stands where the next one is now. `there`: the names, once more. */
export function kept(
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
