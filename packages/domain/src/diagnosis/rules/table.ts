import { isFaultLine } from '../chat.ts'
import type { Facts, FindingCode } from '../findings.ts'
import type { Hit, Rule } from '../scan.ts'
import { facts, fileFacts, whose } from '../whose.ts'

/** An expression and the facts that its groups hold; an expression alone names nothing. */
export type Row = readonly [pattern: RegExp, ...names: (keyof Facts)[]]

type Options = Pick<Rule, 'isHint'> & {
  /** The culprit, where no group names one: by the heading above the line. */
  owner?: 'heading'
  /** A group `file` holds an addon's file, by its path or its bare name. */
  folder?: 'plugins' | 'mods'
}

/** A rule of several wordings: the first that fits gives the facts. */
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
      const own = owner && !found.addon ? { ...whose(hit, { inTrace: false }), ...found } : found
      return folder && own.file ? { ...own, ...fileFacts(own.file, folder) } : own
    }
    return undefined
  }
  return { code, signs, read, ...(isHint && { isHint }) }
}

/** A rule of texts that tell everything by being there, in an exception or a message of a fault. */
export const faultRule = (code: FindingCode, signs: readonly string[]): Rule => ({
  code,
  signs,
  read: ({ text }) => (isFaultLine(text) ? {} : undefined),
})

/** A rule of texts that tell everything by being there. */
export const signRule = (code: FindingCode, signs: readonly string[]): Rule => ({
  code,
  signs,
  read: () => ({}),
})
