import { isFaultLine } from '../chat.ts'
import { culpritOf, facts, fileFacts } from '../culprit.ts'
import type { Facts, FindingCode } from '../findings.ts'
import type { Hit, Rule } from '../scan.ts'

/** An expression and the facts of its groups; without groups it has no facts. */
export type Row = readonly [pattern: RegExp, ...names: (keyof Facts)[]]

type Options = Pick<Rule, 'isHint'> & {
  /** Names the culprit by the heading above the line if no group does. */
  owner?: 'heading'
  /** A group `file` is an addon's file, by its path or its bare name. */
  folder?: 'plugins' | 'mods'
}

/** A rule with several wordings: the first match gives the facts. */
export function tableRule(
  code: FindingCode,
  signs: readonly string[],
  rows: readonly Row[],
  { owner, folder, isHint }: Options = {},
): Rule {
  const read = (hit: Hit): Facts | undefined => {
    for (const [pattern, ...names] of rows) {
      const found = facts(pattern.exec(hit.text), ...names)
      if (!found) continue
      const own = owner && !found.addon ? { ...culpritOf(hit, { inTrace: false }), ...found } : found
      return folder && own.file ? { ...own, ...fileFacts(own.file, folder) } : own
    }
    return undefined
  }
  return { code, signs, read, ...(isHint && { isHint }) }
}

/** A rule whose signs alone are proof, in an exception or a message of a fault. */
export const faultRule = (code: FindingCode, signs: readonly string[]): Rule => ({
  code,
  signs,
  read: ({ text }) => (isFaultLine(text) ? {} : undefined),
})

/** A rule whose signs alone are proof. */
export const signRule = (code: FindingCode, signs: readonly string[]): Rule => ({
  code,
  signs,
  read: () => ({}),
})
