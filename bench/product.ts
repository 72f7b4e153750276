import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startWorld, type World } from '@zubr/all-in-one/start'
import { readConfig } from '@zubr/config'

/** Runs `work` with the whole product on free ports and its own data folder. */
export async function withProduct(work: (world: World) => Promise<void>): Promise<void> {
  const data = mkdtempSync(path.join(os.tmpdir(), 'zubr-bench-'))
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
  try {
    await work(world)
  } finally {
    await world.stop()
    rmSync(data, { recursive: true, force: true })
  }
}
