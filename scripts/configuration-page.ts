import path from 'node:path'
import { variables } from '@zubr/config'
import { root } from './phase.ts'

export const configurationFile = path.join(root, 'docs', 'configuration.md')

type Variable = (typeof variables)[keyof typeof variables] & { fallback?: string; secret?: boolean }

/** Generates docs/configuration.md from the list of variables. */
export function configurationPage(): string {
  const rows = Object.entries(variables).map(([name, variable]: [string, Variable]) =>
    [`\`${name}\`${variable.secret ? ' (secret)' : ''}`, variable.meaning, defaultOf(variable)]
      .map((cell) => cell.replaceAll('|', '\\|'))
      .join(' | '),
  )
  return `# Configuration

\`npm run docs\` generates this page from \`packages/config/src/index.ts\`, the only reader of the environment.
A test checks that the two are the same.

Every variable is optional, and an empty value counts as not set.
An invalid value ends the start with one line that names the variable.
Secrets are never printed, neither in logs nor in errors.

| Variable | Meaning | Default |
|---|---|---|
${rows.map((row) => `| ${row} |`).join('\n')}
`
}

function defaultOf({ schema, fallback }: Variable): string {
  const value = schema.safeParse(undefined).data
  return fallback ?? (value === undefined ? 'not set' : `\`${value}\``)
}
