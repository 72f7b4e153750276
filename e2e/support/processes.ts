import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, expect } from '@playwright/test'
import { removeWithLeftOvers } from '../../apps/node/src/servers/sandbox/testing/left-overs.ts'
import { type Launched, launch } from './launch.ts'
import { freePorts, preferredAddresses } from './ports.ts'

const endWithinMs = 60_000

type Settings = Record<string, string>

/** Configurations with rendered pages in this worker. */
const withPages = new Set<string>()

type Fixtures = {
  /** A data folder of this test, which may not exist yet. */
  dataDir: string
  /**
   * Runs `npm start`'s program on free ports and that folder, unless overridden; stopped after the
   * test.
   */
  start(settings?: Settings, program?: string): Promise<Launched & { settings: Settings }>
  /** Runs one CLI command to its end. */
  zubr(args: string[], settings?: Settings): Promise<Outcome>
}

export type Outcome = { status: number | null; stdout: string; stderr: string }

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from this pattern.
  dataDir: async ({}, use, info) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'zubr-start-'))
    await use(path.join(folder, 'data'))
    const passed = info.status === info.expectedStatus
    // PostgreSQL of a killed run still writes while it ends, and an agent without its product stops
    // its servers.
    const left = passed ? expect.poll(() => processesNaming(folder), { timeout: endWithinMs }) : undefined
    try {
      await left?.toEqual([])
    } finally {
      // After a failure everything is removed silently: the test's own error is the one to read.
      await removeWithLeftOvers(folder)
    }
  },

  start: async ({ dataDir }, use) => {
    const all: Launched[] = []
    await use(async (given = {}, program) => {
      const [SITE_PORT, PANEL_PORT, NODE_PORT] = await freePorts(3)
      const settings = {
        SITE_PORT,
        PANEL_PORT,
        NODE_PORT,
        SFTP_PORT: '0',
        EDGE_PORT: '0',
        TRIAL_PROCESSOR_PORT: '0',
        ...preferredAddresses,
        DATA_DIR: dataDir,
        ...given,
      } as Settings
      // Other products use the pages made for all tests.
      if (given.SITE_URL) await quickPages(settings)
      const launched = launch(settings, program)
      all.push(launched)
      return { ...launched, settings }
    })
    await Promise.all(all.map(({ end }) => end('SIGKILL')))
  },

  zubr: async ({ dataDir }, use) => {
    await use(async (args, settings = {}) => {
      const { ended, output } = launch({ DATA_DIR: dataDir, ...settings }, 'apps/cli/src/main.ts', args)
      const { status } = await ended
      return { status, ...output }
    })
  },
})

export { expect }

/** Renders the pages of a product with these settings faster than its start would. */
async function quickPages(settings: Settings): Promise<void> {
  const { SITE_URL = '', PANEL_URL, NODE_PROBE_URL, DISCORD_CLIENT_ID, VK_CLIENT_ID } = settings
  const key = JSON.stringify([SITE_URL, PANEL_URL, NODE_PROBE_URL, DISCORD_CLIENT_ID, VK_CLIENT_ID])
  if (withPages.has(key)) return
  const { ended, output } = launch(settings, 'e2e/support/quick-pages.ts')
  const { status } = await ended
  expect(status, output.stderr).toBe(0)
  withPages.add(key)
}

/** Command lines of processes that contain `text`. Needs /proc. */
export async function processesNaming(text: string): Promise<string[]> {
  return [...(await commandLines(text)).values()]
}

/** The single process whose command line contains all of these. */
export async function pidNaming(...texts: [string, ...string[]]): Promise<number | undefined> {
  const [first, ...others] = texts
  const found = [...(await commandLines(first))].filter(([, line]) =>
    others.every((text) => line.includes(text)),
  )
  return found.length === 1 ? found[0]?.[0] : undefined
}

async function commandLines(text: string): Promise<Map<number, string>> {
  const found = new Map<number, string>()
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) continue
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (line.includes(text)) found.set(Number(pid), line.replaceAll('\0', ' ').trim())
  }
  return found
}
