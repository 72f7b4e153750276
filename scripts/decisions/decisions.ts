import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../phase.ts'

const folder = path.join(root, 'docs', 'decisions')

export const decisionsIndexFile = path.join(folder, 'README.md')

/** Subjects of decisions. Add one only if no other fits and several decisions will have it. */
export const decisionTags: readonly string[] = [
  'accounts',
  'addons',
  'agent',
  'api',
  'backups',
  'cores',
  'database',
  'edge',
  'files',
  'i18n',
  'legal',
  'libraries',
  'mail',
  'network',
  'operations',
  'panel',
  'payments',
  'performance',
  'security',
  'servers',
  'site',
  'tests',
]

export type Decision = {
  file: string
  /** The line `# 19. Lock order of transactions` without its sign. */
  heading: string
  /** Of the list below the heading, by its names: Date, Status, Tags. */
  fields: Readonly<Record<string, string>>
}

/** All decisions, by number. */
export function readDecisions(): Decision[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .map((file) => parseDecision(file, readFileSync(path.join(folder, file), 'utf8')))
}

export function parseDecision(file: string, text: string): Decision {
  const [heading = '', list = ''] = text.split('\n\n', 2)
  const fields = list.replaceAll(/\n +/g, ' ').matchAll(/^- (\w+): (.+)$/gm)
  return {
    file,
    heading: heading.replace(/^# /, ''),
    fields: Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value])),
  }
}

export const tagsOf = ({ fields }: Decision): string[] => (fields.Tags ?? '').split(', ')

/** docs/decisions/README.md, from the decisions. */
export function decisionsIndex(decisions: readonly Decision[] = readDecisions()): string {
  return `# Decisions

A decision record says why the code is as it is: context, decision, alternatives and consequences.
Measurements are in [bench/results](../../bench/results); a record has only the figures that decided.

To add a record:

1. Take the next number, and name the file after the title.
2. Write the heading \`# N. Title\` and the list of date, status and tags, as in [19](${fileOf(decisions, 19)}).
   The title has the terms that a reader would search for.
3. Run \`npm run docs\`, which writes this index from the records.

The status is one of these:

- \`accepted\`
- \`accepted; amended by\` with links to later records that change a part
- \`superseded by\` with a link to the record that replaces it

Tags:
${decisionTags.slice(0, 11).join(', ')},
${decisionTags.slice(11).join(', ')}.

| No. | Decision | Date | Status | Tags |
|---|---|---|---|---|
${decisions.map(row).join('\n')}
`
}

function row({ file, heading, fields }: Decision): string {
  const [, number = '', title = ''] = /^(\d+)\. (.+)$/.exec(heading) ?? []
  const status = (fields.Status ?? '').replace('accepted; ', '')
  return `| ${[number, `[${title}](${file})`, fields.Date, status, fields.Tags].join(' | ')} |`
}

function fileOf(decisions: readonly Decision[], number: number): string {
  return decisions.find(({ heading }) => heading.startsWith(`${number}. `))?.file ?? ''
}
