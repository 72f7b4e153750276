import type { NodeBackups } from '@zubr/contracts/backups/agent'
import { openDatabase } from '../../apps/api/src/database/open.ts'
import { machinesOf } from '../../apps/api/src/nodes/store.ts'
import { type Config, ConfigError, readConfig } from '../../packages/config/src/index.ts'

/** Each node's report about its backups; null without a report. */
export type NodesBackups = { node: string; backups: NodeBackups | null }[]

type Inputs = {
  env: Record<string, string | undefined>
  /** Reads the nodes of a database; replaceable in tests. */
  readNodes?: (databaseUrl: string) => Promise<NodesBackups>
}

/**
 * Problems that prevent backups from surviving the loss of a machine, a line each. With
 * DATABASE_URL by the nodes' reports, else by BACKUP_REPOSITORY of the environment.
 */
export async function backupsToDo({ env, readNodes = nodesIn }: Inputs): Promise<string[]> {
  let config: Config
  try {
    config = readConfig(env)
  } catch (error) {
    // The payments check reports the variable.
    if (error instanceof ConfigError) return []
    throw error
  }
  const found: string[] = []
  let nodes: NodesBackups = []
  if (config.databaseUrl !== undefined)
    try {
      nodes = await readNodes(config.databaseUrl)
    } catch {
      found.push('DATABASE_URL: how the nodes keep backups could not be read; is the database there?')
    }
  for (const { node, backups } of nodes) {
    if (backups === null) found.push(`node ${node}: it makes no backups, or has not reported yet`)
    else if (!backups.isRemote) found.push(`node ${node}: ${onOwnMachine}`)
    else if (backups.canDelete) found.push(`node ${node}: ${deletable}`)
    else if (backups.canDelete !== false && config.backupAppendOnly) found.push(`node ${node}: ${notProven}`)
  }
  const isFolder = config.backupRepository === undefined || /^(?:\/|[A-Za-z]:)/.test(config.backupRepository)
  if (nodes.length === 0 && isFolder) found.push(`BACKUP_REPOSITORY of each node: ${onOwnMachine}`)
  if (!config.backupAppendOnly) found.push(`BACKUP_APPEND_ONLY: ${deletable}`)
  return found
}

const onOwnMachine =
  'backups lie on the machine of the servers and are lost with it; name a place on another machine'
const notProven =
  'it is not proven that it cannot delete backups; try with its credentials, as ' +
  'docs/operate/server-backups.md says under “Append-only storage”'
const deletable =
  'an attacker on a node can delete all backups; make the storage append-only, then set ' +
  'BACKUP_APPEND_ONLY=1 for the API'

async function nodesIn(databaseUrl: string): Promise<NodesBackups> {
  const { db, close } = openDatabase(databaseUrl)
  try {
    return (await machinesOf(db)).map(({ node, backups }) => ({ node, backups }))
  } finally {
    await close()
  }
}
