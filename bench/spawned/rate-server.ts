/** The product in a separate process for rate.ts, with a thousand nodes that have just reported. */
import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startWorld } from '@zubr/all-in-one/start'
import { readConfig } from '@zubr/config'
import pg from 'pg'

const data = mkdtempSync(path.join(os.tmpdir(), 'zubr-rate-data-'))
const config = readConfig({
  SITE_PORT: '0',
  PANEL_PORT: '0',
  NODE_PORT: '0',
  SFTP_PORT: '0',
  EDGE_PORT: '0',
  TRIAL_PROCESSOR_PORT: '0',
  NODE_WARM_CORES: '0',
  DATA_DIR: data,
  LOG_LEVEL: 'error',
  CORE_SOURCES: 'off',
  CATALOGUE_SOURCES: 'off',
})
const world = await startWorld({ config })
const client = new pg.Client({ connectionString: world.databaseUrl })
await client.connect()
// Dated ahead, so that no node becomes silent during the measurement.
await client.query(`
  insert into nodes (name, token_hash, reported_at, load, state_since)
  select 'farm-' || n, sha256(n::text::bytea), now() + interval '1 hour', (n * 37) % 1000 / 10.0, now() - n * interval '1 minute'
  from generate_series(1, 1000) n`)
await client.end()
process.stdout.write(`${JSON.stringify({ site: world.config.siteUrl, api: world.config.panelUrl })}\n`)
process.on('SIGTERM', async () => {
  await world.stop()
  process.exit(0)
})
