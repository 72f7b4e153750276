import { chmodSync, mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureSandboxTools } from '@zubr/process/sandbox-tools'
import { type Kill, kill, whatIsKilled } from '../apps/node/src/backups/kills/kills-for-tests.ts'
import { removeWithLeftOvers } from '../apps/node/src/servers/sandbox/left-overs-for-tests.ts'
import { table, writeReport } from './report.ts'

const times = 50

/** Kills in the middle of what is done with a server's files and backups; it fails at the first of which anything is left. */
export async function run(): Promise<void> {
  await ensureSandboxTools(console.log, ['runc', 'conmon', 'nftables', 'iproute2', 'e2fsprogs', 'restic'])
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'zubr-kills-'))
  // Servers of other users pass through it.
  chmodSync(dataDir, 0o711)
  const seed = Date.now() % 1_000_000
  console.log(`the moments are those of seed ${seed}`)
  const began = performance.now()
  try {
    const kills = await kill(times, { seed, dataDir, said: console.log })
    write(kills, seed, (performance.now() - began) / 60_000)
  } finally {
    await removeWithLeftOvers(dataDir)
  }
}

function write(kills: readonly Kill[], seed: number, minutes: number): void {
  const rows = whatIsKilled.map(([doing, victim]) => {
    const these = kills.filter((one) => one.doing === doing && one.victim === victim)
    const moments = these.map(({ atMs }) => atMs).sort((a, b) => a - b)
    const found = (what: Kill['found']) => these.filter((one) => one.found === what).length
    const ms = (one: number | undefined) => Math.round(one ?? Number.NaN)
    return [
      ...[doing, victim, these.length, `${ms(moments[0])} to ${ms(moments.at(-1))}`],
      ...[found('old'), found('new')],
    ]
  })
  writeReport(
    'kills',
    'Kills in the middle of uploads, saves, backups and restores',
    `${kills.length} kills (SIGKILL) by seed ${seed} in ${minutes.toFixed(1)} minutes, of a node in a process of its own with one server, as this machine allows it. Only what was
hit in the middle counts. After each all files of the server are compared by their hashes: they are those from before or those that were to come, never anything
else; then what was broken off is done again or goes on, and has to come to its end. After each backup \`restic check\` has to find the repository whole. At the end
every backup that was said to be made is there, and no lock is left.

${table(['killed during', 'what', 'times', 'ms after its begin', 'found as before', 'found as it was to be'], rows)}
`,
  )
}
