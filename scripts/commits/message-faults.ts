/** The types of Conventional Commits that this repository uses. */
export const commitTypes = [
  'feat',
  'fix',
  'refactor',
  'perf',
  'test',
  'docs',
  'build',
  'ci',
  'chore',
  'style',
  'revert',
]

const maxHeaderColumns = 120

/** What is wrong with a commit message, as sentences that say what was expected; empty if nothing is. */
export function messageFaults(message: string): string[] {
  const [header = '', second] = message.trim().split('\n')
  // The message that git writes for `git revert`.
  if (/^Revert "/.test(header)) return []
  const found = /^(?<type>[a-z]+)(?<scope>\([^()]*\))?!?: (?<subject>\S.*)$/.exec(header)?.groups
  if (!found) return [`expected "<type>(<scope>): <what the commit does>", for example "${example}"`]
  const { type = '', scope, subject = '' } = found
  const faults: string[] = []
  if (!commitTypes.includes(type)) faults.push(`the type "${type}" is not one of ${commitTypes.join(', ')}`)
  if (scope !== undefined && !/^\([a-z0-9][a-z0-9-]*(?:, ?[a-z0-9][a-z0-9-]*)*\)$/.test(scope))
    faults.push(`the scope "${scope}" is not a name in kebab-case, such as "(payments)"`)
  if (subject.endsWith('.')) faults.push('the first line ends with a full stop')
  if (header.length > maxHeaderColumns)
    faults.push(`the first line has ${header.length} columns, at most ${maxHeaderColumns} are allowed`)
  if (second !== undefined && second.trim() !== '')
    faults.push('no empty line separates the first line from the body')
  return faults
}

const example = 'fix(payments): refuse refunds above the paid amount'
