import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startFakeCoreSources } from '@zubr/api/cores/fake-sources/fake-sources'
import type { Server } from '@zubr/contracts/servers/server'
import { fakeJars } from '@zubr/process/fake-jars'
import { ensureSandboxTools } from '@zubr/process/sandbox-tools'
import { anotherName, anotherNode } from '../../e2e/support/another-node.ts'
import { type Customer, customer } from '../../e2e/support/customer.ts'
import { type Launched, launch } from '../../e2e/support/launch.ts'
import { freePorts, journeyPorts } from '../../e2e/support/ports.ts'

/** A port range that no other program of this machine uses. */
const serverPorts = '26000-26099'
export const core = { id: 'paper', version: '1.18.2' }

/**
 * The product, a customer, and a node whose agent is a separate process and runs servers in the
 * sandbox.
 */
export type SandboxedNode = {
  panel: Customer
  panelUrl: string
  /** Data folder of the agent. */
  dataDir: string
  /** Another folder on its disk. */
  handDir: string
  sftpPort: string
  agent(): Launched
  startAgent(): void
  create(name: string): Promise<Server>
  stopped(server: Server): Promise<void>
}

/** The makers are fakes, and their Paper is a fake core for Debian's Java 17. */
export async function withSandboxedNode(work: (node: SandboxedNode) => Promise<void>): Promise<void> {
  await ensureSandboxTools(console.log, ['runc', 'conmon', 'nftables', 'iproute2', 'e2fsprogs'])
  const { paper } = await fakeJars()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zubr-bench-'))
  const disk = diskOf(folder)
  const [productDir, dataDir, handDir] = ['product', 'disk/node', 'disk/hand'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string]
  mkdirSync(path.join(folder, 'files'))
  mkdirSync(handDir)
  writeFileSync(path.join(folder, 'files', 'paper.jar'), paper)
  const makers = await startFakeCoreSources({ port: 0, folder: path.join(folder, 'files') })
  const { settings } = await journeyPorts()
  const [NODE_PORT = '', sftpPort = ''] = await freePorts(2)
  const own = { NODE_PORT, SFTP_PORT: '0', DATA_DIR: productDir, LOCAL_NODE: '0', CORE_SOURCES: makers.url }
  const product = launch({ ...settings, ...own })
  let agent: Launched | undefined
  try {
    await product.ready()
    const zubr = async (args: string[]) => {
      const { ended, output } = launch({ DATA_DIR: productDir }, 'apps/cli/src/main.ts', args)
      await ended
      return output
    }
    const place = { zubr, settings: { ...settings, NODE_SERVER_PORTS: serverPorts }, dataDir }
    const start = await anotherNode(place, 'bench/servers/node-with-room.ts', { SFTP_PORT: sftpPort })
    agent = start()
    const panel = await customer(settings.PANEL_URL, () =>
      zubr(['balance', 'credit', 'bench', '100000.00BYN', 'for the benchmark']),
    )
    await panel.offeredByMakers(anotherName, core.id)
    await work({
      ...{ panel, panelUrl: settings.PANEL_URL, dataDir, handDir, sftpPort },
      agent: () => agent as Launched, // It was started above.
      startAgent() {
        agent = start()
      },
      create: (name) => panel.create(name, anotherName, core, true),
      async stopped(server) {
        await panel.act(server, 'stop')
        while ((await panel.see(server)).state !== 'stopped')
          await new Promise((resolve) => setTimeout(resolve, 20))
      },
    })
  } finally {
    await agent?.end('SIGTERM')
    await product.end('SIGTERM')
    await makers.close()
    disk.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * A sparse file system in a file: an agent reserves the disk of its paid servers, and fifty plans
 * of 5 GB may exceed this machine's disk.
 */
export function diskOf(folder: string): { at: string; remove(): void } {
  const [image, at] = [path.join(folder, 'disk.img'), path.join(folder, 'disk')]
  mkdirSync(at)
  execFileSync('truncate', ['-s', '16G', image])
  execFileSync('mkfs.ext4', ['-q', '-F', '-O', '^has_journal', image])
  execFileSync('mount', ['-o', 'loop', image, at])
  execFileSync('chmod', ['711', folder, at])
  return {
    at,
    remove() {
      // Servers' disks are mounted below it while anything of them is left.
      if (existsSync(at)) execFileSync('sh', ['-c', `umount -R '${at}' || umount -R --lazy '${at}'`])
    },
  }
}
