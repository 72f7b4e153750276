import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { SftpAccess } from '@zubr/contracts/files/sftp'
import type { Server } from '@zubr/contracts/servers/server'
import { type ListFigures, listInBrowser } from './files/list-in-browser.ts'
import { listReport } from './files/list-report.ts'
import { clientKey, nginxPeer, sftp, sshdPeer } from './files/peers.ts'
import { revoked } from './files/revoked.ts'
import { download, nginxDownload, nginxUpload, operate, upload } from './files/transfers.ts'
import { median, table, writeReport } from './report.ts'
import { type SandboxedNode, withSandboxedNode } from './servers/sandboxed-node.ts'

const rounds = 3
const bigMb = 512
const smallFiles = 5_000
const smallBytes = 4_096
const manyFiles = 100_000
const aim = 0.5
const aimRevokedS = 1
/** Seconds until a list is usable. */
const aimFirstS = 1
/** CPU slowdown of a phone, as Lighthouse assumes it. */
const slowerPhone = 4

const load = () =>
  os
    .loadavg()
    .map((one) => one.toFixed(1))
    .join(', ')

/** Seconds of both for the same work. */
type Pair = { ours: number; peers: number }
type Measured = [what: string, Pair]
type FilesBench = { server: Server; top: string; big: string }

/**
 * File operations on a server in the sandbox, each compared with the usual program on the same
 * files and disk.
 */
export async function run(): Promise<void> {
  const before = load()
  await withSandboxedNode(async (node) => {
    const server = await node.panel.running(await node.create('meadow'))
    await node.stopped(server)
    const top = mkdtempSync(path.join(node.handDir, 'bench-'))
    const big = path.join(top, 'big.bin')
    execFileSync('sh', ['-c', `head -c ${bigMb}M /dev/urandom > '${big}'`])
    const filesBench = { server, top, big }
    try {
      const http = await overHttp(node, filesBench)
      console.log('http', http)
      const ssh = await overSftp(node, filesBench)
      console.log('sftp', ssh)
      const many = await aHundredThousand(node, filesBench)
      console.log('many', many)
      write({ before, http, ssh, many })
    } finally {
      rmSync(top, { recursive: true, force: true })
    }
  })
}

/** In turn, so that other load affects both; pending writes of one are flushed before the other. */
async function inTurn(
  what: string,
  ours: () => Promise<number>,
  peers: () => Promise<number>,
): Promise<Measured> {
  const [mine, theirs]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    execFileSync('sync')
    mine.push(await ours())
    execFileSync('sync')
    theirs.push(await peers())
  }
  return [what, { ours: median(mine), peers: median(theirs) }]
}

async function overHttp({ panel }: SandboxedNode, { server, top, big }: FilesBench): Promise<Measured[]> {
  const nginx = await nginxPeer(top)
  copyFileSync(big, path.join(nginx.folder, 'big.bin'))
  try {
    return [
      await inTurn(
        `upload of ${bigMb} MB`,
        () => upload(panel, server, big, 'big.bin'),
        () => nginxUpload(nginx.port, big),
      ),
      await inTurn(
        `upload of ${bigMb} MB, nginx’s written through to the disk too`,
        () => upload(panel, server, big, 'big.bin'),
        () => nginxUpload(nginx.port, big, nginx.folder),
      ),
      await inTurn(
        `download of ${bigMb} MB`,
        () => download(panel, server, 'big.bin'),
        () => nginxDownload(nginx.port),
      ),
    ]
  } finally {
    await nginx.stop()
  }
}

async function overSftp({ panel }: SandboxedNode, { server, top, big }: FilesBench): Promise<Ssh> {
  const key = clientKey(top)
  const peer = await sshdPeer(top, key.publicKey)
  if (!peer) throw new Error('there is no sshd: install the package openssh-server')
  await panel.ask('POST', '/api/account/ssh-keys', {
    name: 'bench',
    key: key.publicKey,
    password: panel.password,
  })
  const { port, user } = await panel.ask<SftpAccess>('GET', `/api/servers/${server.id}/sftp`)
  const small = path.join(top, 'small')
  execFileSync('sh', [
    '-c',
    `mkdir '${small}' && head -c ${smallFiles * smallBytes} /dev/urandom | split -a 5 -b ${smallBytes} - '${small}/f'`,
  ])
  const [ours, theirs] = [
    { port: String(port), user, key: key.file, top },
    { port: peer.port, user: os.userInfo().username, key: key.file, top },
  ]
  const both = (what: string, ...commands: string[]) =>
    inTurn(
      what,
      () => sftp(ours, commands),
      () => sftp(theirs, commands),
    )
  try {
    const back = path.join(top, 'back')
    const measured = [
      await both(`put of ${bigMb} MB`, `put '${big}' sftp.bin`),
      await both(`get of ${bigMb} MB`, `get sftp.bin '${back}'`),
      await both(`put of ${smallFiles} files of ${smallBytes / 1_024} KB`, `put -R '${small}' .`),
      await both(`get of ${smallFiles} files of ${smallBytes / 1_024} KB`, `get -R small '${back}-small'`),
    ]
    return { measured, revokedS: await revoked(panel, ours, big) }
  } finally {
    await peer.stop()
  }
}

/** A folder with 100,000 files: unpacked from an archive, and listed. */
async function aHundredThousand(node: SandboxedNode, { server, top }: FilesBench) {
  const { panel } = node
  const folder = path.join(top, 'many')
  const archive = path.join(top, 'many.tar.gz')
  execFileSync('sh', [
    '-c',
    `mkdir '${folder}' && cd '${folder}' && seq -f 'r.%.0f.mca' ${manyFiles} | xargs touch && cd .. && tar -czf '${archive}' many && rm -rf many`,
  ])
  await upload(panel, server, archive, 'many.tar.gz')
  const unpacked = await operate(panel, server, 'unpack', {
    path: 'many.tar.gz',
    into: '',
    ifTaken: 'refuse',
  })
  const lists: { firstS: number; allS: number }[] = []
  for (let round = 0; round < rounds; round += 1)
    lists.push(await operate(panel, server, 'list', { path: 'many' }))
  const browsers: ListFigures[] = []
  for (const slower of [1, slowerPhone])
    browsers.push(await listInBrowser(node, { server, folder: 'many', count: manyFiles, slower }))
  return {
    browsers,
    unpackedS: unpacked.allS,
    firstS: median(lists.map(({ firstS }) => firstS)),
    allS: median(lists.map(({ allS }) => allS)),
  }
}

type Ssh = { measured: Measured[]; revokedS: number }
type Figures = {
  before: string
  http: Measured[]
  ssh: Ssh
  many: Awaited<ReturnType<typeof aHundredThousand>>
}

function write({ before, http, ssh, many }: Figures): void {
  const seconds = (one: number) => one.toFixed(2)
  const rows = (all: Measured[]) =>
    all.map(([what, { ours, peers }]) => [
      ...[what, seconds(ours), seconds(peers), (peers / ours).toFixed(2), String(aim)],
      peers / ours >= aim ? 'kept' : 'missed',
    ])
  writeReport(
    'files',
    'Files of a server in the sandbox',
    `The agent is a process of its own; files are read and written by the server's helper in its sandbox, on the server's own disk (an ext4
image); peers read and write the disk that this image lies on. Medians of ${rounds} rounds, in turn. Load average over one, five and fifteen minutes
before: ${before}; at the end: ${load()}.

## Over HTTP, beside nginx

By curl over loopback, without TLS; uploads by tus with their creation and their end, which is written through to the disk; nginx takes a PUT, which is not, but where it is said.

${table(['what', 'seconds', 'nginx', 'ratio', 'aim', ''], rows(http))}

## By SFTP, beside OpenSSH's own server

By Debian's \`sftp\` over loopback, without the time of the login.

${table(['what', 'seconds', 'OpenSSH', 'ratio', 'aim', ''], rows(ssh.measured))}

A client that uploads was gone ${seconds(ssh.revokedS)} s after its key was taken back; the aim is ${aimRevokedS} s: ${ssh.revokedS <= aimRevokedS ? 'kept' : 'missed'}.

## A folder of ${manyFiles.toLocaleString('en')} files

Unpacked from a tar.gz in ${seconds(many.unpackedS)} s. Listed by the agent: the first rows after ${seconds(many.firstS)} s, all after ${seconds(many.allS)} s.

${listReport(many.browsers, aimFirstS, slowerPhone)}
`,
  )
}
