import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'

// A hostile server: as fast as it can, it replaces a folder and a file by links that lead out, and
// back.

const [data = '', outside = ''] = process.argv.slice(2)
process.chdir(data)
const attempt = (work: () => void) => {
  try {
    work()
  } catch {
    // Operations copy, move and delete what it swaps.
  }
}
function furnish(): void {
  if (!existsSync('trap')) symlinkSync(outside, 'trap')
  if (!existsSync('trap-file')) symlinkSync(`${outside}/secret.txt`, 'trap-file')
  if (!existsSync('swap') && !existsSync('parked')) mkdirSync('swap')
  for (const file of ['swap/secret.txt', 'swap-file']) if (!existsSync(file)) writeFileSync(file, 'plain')
}
process.stdin.resume().on('end', () => process.exit(0))
process.stdout.write('swapping\n')
function rounds(): void {
  for (let round = 0; round < 200; round += 1) {
    attempt(() => renameSync('swap', 'parked'))
    attempt(() => renameSync('trap', 'swap'))
    attempt(() => renameSync('swap', 'trap'))
    attempt(() => renameSync('parked', 'swap'))
    for (let again = 0; again < 5; again += 1) {
      attempt(() => renameSync('swap-file', 'parked-file'))
      attempt(() => renameSync('trap-file', 'swap-file'))
      attempt(() => renameSync('swap-file', 'trap-file'))
      attempt(() => renameSync('parked-file', 'swap-file'))
    }
    if (round % 10 === 0) attempt(furnish)
    if (round === 0) attempt(() => rmSync('made', { recursive: true, force: true }))
  }
  setImmediate(rounds)
}
rounds()
