/** The product in a separate process for status.ts. */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startWorld } from '@zubr/all-in-one/start'
import { readConfig } from '@zubr/config'

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'zubr-status-data-'))
const world = await startWorld({
  config: readConfig({
    SITE_PORT: '0',
    PANEL_PORT: '0',
    NODE_PORT: '0',
    SFTP_PORT: '0',
    EDGE_PORT: '0',
    TRIAL_PROCESSOR_PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    CORE_SOURCES: 'off',
    CATALOGUE_SOURCES: 'off',
  }),
  // Only API and database are measured.
  front: async () => ({
    onPanel: async () => undefined,
    listen: async () => undefined,
    close: async () => undefined,
  }),
  log: (line) => process.stderr.write(`${line}\n`),
})
const { panelUrl } = world.config
process.stdout.write(`${JSON.stringify({ panelUrl, databaseUrl: world.databaseUrl })}\n`)
process.on('SIGTERM', async () => {
  await world.stop()
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(0)
})
