import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { paymentMethods } from '@zubr/content/payments'
import { readContent } from '../apps/site/server/content/check-content.ts'
import { root } from './phase.ts'
import { backupsToDo } from './preflight/backups.ts'
import { paymentsToDo } from './preflight/payments.ts'
import { renewedSource, stillToDo } from './preflight-list.ts'

// npm run preflight: lists what must be replaced or confirmed before publication, and checks
// payments and backups. Exit status 1 if there is any.
// `-- --renew-sources <file…|all>`: marks translations as matching the current Russian text.

const [option, ...named] = process.argv.slice(2)
const content = readContent()
if (option === '--renew-sources' && named.length > 0) {
  const known = Object.keys(content.files).filter((file) => renewedSource(file, content.files) !== undefined)
  const chosen = named.includes('all') ? known : named.map((name) => path.posix.normalize(name))
  const unknown = chosen.filter((file) => !known.includes(file))
  if (unknown.length > 0) {
    console.error(
      `${unknown.join(', ')}: expected a translation in content/, by its path from the repository's root.`,
    )
    process.exit(1)
  }
  let renewed = 0
  for (const file of chosen) {
    const text = renewedSource(file, content.files) ?? ''
    if (text === content.files[file]) continue
    writeFileSync(path.join(root, file), text)
    console.log(file)
    renewed++
  }
  console.log(`${renewed} of ${chosen.length} now name the Russian text as it is.`)
} else if (option !== undefined) {
  console.error('Usage: npm run preflight [-- --renew-sources <file…|all>]')
  process.exitCode = 1
} else {
  const found = stillToDo({
    ...content,
    today: new Date().toISOString().slice(0, 10),
  })
  for (const [file, entries] of Map.groupBy(found, (entry) => entry.file)) {
    console.log(`\n${file}`)
    for (const { line, what } of entries) console.log(`${String(line).padStart(5)}  ${what}`)
  }
  const ofPayments = await paymentsToDo({ env: process.env, methods: paymentMethods })
  if (ofPayments.length > 0)
    console.log('\nPayments, as this environment has them (docs/operate/payments.md, "Set the keys")')
  for (const what of ofPayments) console.log(`       ${what}`)
  const ofBackups = await backupsToDo({ env: process.env })
  if (ofBackups.length > 0)
    console.log(
      '\nBackups of game servers (docs/operate/server-backups.md, "Choose where backups are stored")',
    )
  for (const what of ofBackups) console.log(`       ${what}`)
  const count = found.length + ofPayments.length + ofBackups.length
  if (count === 0) console.log('Ready: no sample data, every claim confirmed, every translation up to date.')
  else {
    console.log(`\n${count} to settle before the site goes public; docs/launch.md says how.`)
    process.exitCode = 1
  }
}
