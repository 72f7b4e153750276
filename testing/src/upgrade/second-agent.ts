import { type ChildProcess, spawn } from 'node:child_process'
import { readdir, readlink } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const ports = { first: 23_100, last: 23_119 }
const program = fileURLToPath(import.meta.resolve('@zubr/node/servers/migrations/testing/agent'))

/** Starts a second node's agent, which makes plain archives because it finds no restic. */
export function startSecondAgent(options: {
  apiUrl: string
  token: string
  port: number
  dataDir: string
  host?: string
}): ChildProcess {
  const { apiUrl, token, port, dataDir, host = `127.0.0.${secondNode}` } = options
  const agentOptions = {
    ...{ name: secondNode, token, apiUrl, port, host, dataDir },
    servers: {
      ...{ panelOrigin: 'https://panel.zubr.example', serverPorts: ports, keepServers: true },
      ...{ runtime: 'processes', limits: { watchMs: 50, diskEveryMs: 50 } },
      backups: { repository: `${dataDir}/backups`, credentials: {}, resticPath: '/nowhere/restic' },
    },
  }
  return spawn(process.execPath, [program, JSON.stringify(agentOptions)], { stdio: 'inherit' })
}

/** In these states a node's name is the last part of its address. */
export const secondNode = '2'

/** Processes with a working directory below `folder`, and their children. */
export async function processesBeneath(folder: string): Promise<number[]> {
  const found: number[] = []
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const cwd = await readlink(`/proc/${name}/cwd`).catch(() => '')
    if (cwd === folder || cwd.startsWith(`${folder}/`)) found.push(Number(name))
  }
  return found
}
