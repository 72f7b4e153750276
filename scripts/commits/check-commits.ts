import { execFileSync } from 'node:child_process'
import { root } from '../phase.ts'
import { messageFaults } from './message-faults.ts'

// npm run commits -- <base>: checks the messages of the commits that HEAD has and the base lacks.
// docs/conventions.md, "Commits", has the rules.

/** The release of 0.2.0: earlier commits are not checked. */
const checkedSince = '2026-11-28T00:00:00Z'

const [base = 'origin/main'] = process.argv.slice(2)
const output = execFileSync(
  'git',
  ['log', '--no-merges', `--since-as-filter=${checkedSince}`, '--format=%h%x00%B%x1e', `${base}..HEAD`],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
)
const commits = output
  .split('\x1e')
  .map((entry) => entry.trim())
  .filter((entry) => entry !== '')
  .map((entry) => {
    const [hash = '', message = ''] = entry.split('\0')
    return { hash, message, faults: messageFaults(message) }
  })
const faulty = commits.filter(({ faults }) => faults.length > 0)

for (const { hash, message, faults } of faulty) {
  console.error(`${hash} ${message.split('\n')[0]}`)
  for (const fault of faults) console.error(`  ${fault}`)
}
console.log(`${commits.length} commits since ${base} checked, ${faulty.length} with faults.`)
if (faulty.length > 0) {
  console.error(`Change the messages with: git rebase -i ${base}`)
  process.exitCode = 1
}
