import { chmodSync, mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureSandboxTools } from '@zubr/process/sandbox-tools'
import { type Kill, kill, whatIsKilled } from '../apps/node/src/backups/crash-recovery/testing/kills.ts'
import {
  whatIsKilled as changesKilled,
  type Kill as KilledChange,
  killChanges,
} from '../apps/node/src/changes/testing/kills.ts'
import { removeWithLeftOvers } from '../apps/node/src/servers/sandbox/testing/left-overs.ts'
import { table, writeReport } from './report.ts'

const times = 50

/**
 * Kills the agent during file and backup operations; fails at the first one that leaves something
 * behind.
 */
export async function run(): Promise<void> {
  await ensureSandboxTools(console.log, ['runc', 'conmon', 'nftables', 'iproute2', 'e2fsprogs', 'restic'])
  const seed = Date.now() % 1_000_000
  console.log(`the moments are those of seed ${seed}`)
  const backups = await measured((dataDir) => kill(times, { seed, dataDir, said: console.log }))
  const changes = await measured((dataDir) => killChanges(times, { seed, dataDir, onLine: console.log }))
  writeReport(
    'kills',
    'Kills in the middle of uploads, saves, backups, restores, installs and updates',
    [
      backupsPart(backups.kills, seed, backups.minutes),
      changesPart(changes.kills, seed, changes.minutes),
    ].join('\n'),
  )
}

async function measured<T>(work: (dataDir: string) => Promise<T>): Promise<{ kills: T; minutes: number }> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'zubr-kills-'))
  // Servers run as other users and need access to it.
  chmodSync(dataDir, 0o711)
  const began = performance.now()
  try {
    const kills = await work(dataDir)
    return { kills, minutes: (performance.now() - began) / 60_000 }
  } finally {
    await removeWithLeftOvers(dataDir)
  }
}

const ms = (one: number | undefined) => Math.round(one ?? Number.NaN)

function changesPart(kills: readonly KilledChange[], _seed: number, minutes: number): string {
  const rows = changesKilled.map(([doing, victim]) => {
    const these = kills.filter((one) => one.doing === doing && one.victim === victim)
    const moments = these.map(({ atMs }) => atMs).sort((a, b) => a - b)
    return [
      ...[doing, victim, these.length, `${ms(moments[0])} to ${ms(moments.at(-1))}`],
      these.filter(({ placing }) => placing).length,
      ...(['old', 'new'] as const).map((what) => these.filter(({ found }) => found === what).length),
    ]
  })
  return `## Plugins and modpacks

${kills.length} kills by the same seed in ${minutes.toFixed(1)} minutes, while 40 jars are installed, updated (one goes, one is switched off), a modpack of 40 jars and 60 settings
takes the place of the one before, and such changes are taken back. Half of the moments are chosen within the milliseconds in which files get their places. Half of the
agent's kills are followed by the job being called off. When the next agent would start the server, all its files, compared by hashes, are those from before
or those that were to come; and what was not called off has come to its end.

${table(['killed during', 'what', 'times', 'ms after its begin', 'half in place at the kill', 'found as before', 'found as it was to be'], rows)}
`
}

function backupsPart(kills: readonly Kill[], seed: number, minutes: number): string {
  const rows = whatIsKilled.map(([doing, victim]) => {
    const these = kills.filter((one) => one.doing === doing && one.victim === victim)
    const moments = these.map(({ atMs }) => atMs).sort((a, b) => a - b)
    const found = (what: Kill['found']) => these.filter((one) => one.found === what).length
    return [
      ...[doing, victim, these.length, `${ms(moments[0])} to ${ms(moments.at(-1))}`],
      ...[found('old'), found('new')],
    ]
  })
  return `${kills.length} kills (SIGKILL) by seed ${seed} in ${minutes.toFixed(1)} minutes, of a node in a process of its own with one server, as this machine allows it. Only what was
hit in the middle counts. After each all files of the server are compared by their hashes: they are those from before or those that were to come, never anything
else; then what was broken off is done again or goes on, and has to come to its end. After each backup \`restic check\` has to find the repository whole. At the end
every backup that was said to be made is there, and no lock is left.

${table(['killed during', 'what', 'times', 'ms after its begin', 'found as before', 'found as it was to be'], rows)}
`
}
