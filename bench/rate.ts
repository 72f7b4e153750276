import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { freePort } from '@zubr/process/free-port'
import { ensureNginx, startNginx } from '@zubr/process/nginx'
import { median, table, writeReport } from './report.ts'

const rounds = 3
const seconds = 3
const host = 'localhost'
const oneCore = ['taskset', '-c', '0']

/** Requests per second of wall time, and per CPU second of the server's processes. */
type Rate = { perSecond: number; perCpuSecond: number }
/** A server: its URLs with http and https, and its processes. */
type Peer = { urls: readonly string[]; pids: readonly (number | undefined)[] }

function wrk({ pids }: Peer, url: string): Rate {
  const before = cpuSeconds(pids)
  const out = execFileSync(
    'taskset',
    ['-c', '1', 'wrk', '-t1', '-c32', `-d${seconds}s`, '-H', 'Accept-Encoding: br', url],
    { encoding: 'utf8' },
  )
  if (/Non-2xx|Socket errors/.test(out)) throw new Error(`${url} answered errors:\n${out}`)
  const requests = Number(/(\d+) requests in/.exec(out)?.[1])
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(out)?.[1]),
    perCpuSecond: requests / (cpuSeconds(pids) - before),
  }
}

/** CPU seconds of these processes and their children. Source: proc(5), /proc/pid/stat. */
function cpuSeconds(pids: Peer['pids']): number {
  const all = pids.flatMap((pid) => {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return [String(pid), ...children.split(' ').filter(Boolean)]
  })
  const ticks = all.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return Number(fields[11]) + Number(fields[12])
  })
  return ticks.reduce((sum, each) => sum + each, 0) / 100
}

/** Starts our server alone on core 0 and returns the addresses that it prints. */
async function ours(): Promise<{ process: ChildProcess; site: string; api: string }> {
  const script = fileURLToPath(new URL('spawned/rate-server.ts', import.meta.url))
  const child = spawn('taskset', ['-c', '0', process.execPath, script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [line] = (await once(child.stdout ?? process.stdin, 'data')) as [Buffer]
  return { process: child, ...(JSON.parse(line.toString()) as { site: string; api: string }) }
}

/** Our own headers as nginx directives, so that both send the same. */
async function headersOf(url: string): Promise<string> {
  const { headers } = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const own =
    /^(?:date|connection|server|keep-alive|content-type|content-length|transfer-encoding|last-modified)$/
  return [...headers]
    .filter(([name]) => !own.test(name))
    .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`)
    .join(' ')
}

/** nginx with one worker on core 0, serving the same bytes from compressed files. */
function peer(
  nginx: string,
  folder: string,
  ports: { plain: number; tls: number },
  headers: Record<'page' | 'nodes', string>,
): ChildProcess {
  const conf = `worker_processes 1; daemon off; error_log stderr warn; pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3; uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
  open_file_cache max=100;
  server { listen 127.0.0.1:${ports.plain}; listen 127.0.0.1:${ports.tls} ssl; root ${folder}/www; etag off;
    ssl_certificate ${folder}/certificate.pem; ssl_certificate_key ${folder}/key.pem;
    location = / { try_files /page =404; default_type "text/html; charset=utf-8"; ${headers.page} }
    location = /nodes_stats { try_files /nodes =404; default_type "application/json; charset=utf-8"; ${headers.nodes} } }
}`
  writeFileSync(path.join(folder, 'nginx.conf'), conf)
  const [command = '', ...args] = [...oneCore, nginx, '-p', folder, '-c', path.join(folder, 'nginx.conf')]
  return spawn(command, args, { stdio: 'inherit' })
}

/** A certificate of the usual kind. */
function certificate(folder: string): { certificate: string; key: string } {
  const [crt, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')]
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
      ...['-keyout', key, '-out', crt, '-subj', `/CN=${host}`],
    ],
    { stdio: 'ignore' },
  )
  return { certificate: readFileSync(crt, 'utf8'), key: readFileSync(key, 'utf8') }
}

async function untilAnswers(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await fetch(url)
      return
    } catch (error) {
      if (tries > 50) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/**
 * Requests per second on one core: the deployment, our process alone and nginx, with the same bytes
 * in the same run.
 */
export async function run(): Promise<void> {
  const nginx = await ensureNginx()
  if (!nginx) throw new Error('there is no nginx: install the package nginx')
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zubr-rate-'))
  const product = await ours()
  const undo: (() => unknown)[] = []
  try {
    // nginx drops root's rights before it reads.
    chmodSync(folder, 0o755)
    mkdirSync(path.join(folder, 'www'))
    const secret = certificate(folder)
    const bytes = async (url: string) =>
      Buffer.from(await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer())
    const targets = [
      { name: 'landing page', origin: product.site, path: '/', file: 'page' },
      { name: '/nodes_stats, 1,000 nodes', origin: product.api, path: '/nodes_stats', file: 'nodes' },
    ] as const

    const fronts = new Map<string, Peer>()
    for (const { origin, path } of targets) {
      const [port, tlsPort] = [await freePort(), await freePort()]
      const tls = { port: tlsPort, host, ...secret }
      const behind = Number(new URL(origin).port)
      const front = await startNginx({ nginx, port, behind, tls, below: oneCore })
      undo.push(front.stop)
      const urls = [`http://127.0.0.1:${port}${path}`, `https://${host}:${tlsPort}${path}`]
      fronts.set(origin, { urls, pids: [front.process.pid, product.process.pid] })
    }

    for (const { origin, path: address, file } of targets)
      writeFileSync(path.join(folder, 'www', file), brotliCompressSync(await bytes(origin + address)))
    const [page, nodes] = await Promise.all(
      targets.map(({ origin }) => headersOf(fronts.get(origin)?.urls[0] ?? '')),
    )
    const ports = { plain: await freePort(), tls: await freePort() }
    const other = peer(nginx, folder, ports, { page: page ?? '', nodes: nodes ?? '' })
    undo.push(() => other.kill('SIGTERM'))
    await untilAnswers(`http://127.0.0.1:${ports.plain}/`)

    const rows: (string | number)[][] = []
    for (const { name, origin, path } of targets)
      for (const [at, kind] of ['in clear', 'TLS'].entries()) {
        const peers: Peer[] = [
          fronts.get(origin) as Peer,
          { urls: [origin + path], pids: [product.process.pid] },
          {
            urls: [`http://127.0.0.1:${ports.plain}${path}`, `https://${host}:${ports.tls}${path}`],
            pids: [other.pid],
          },
        ]
        const found = peers.map((): Rate[] => [])
        for (let round = 0; round < rounds; round++)
          for (const [each, who] of peers.entries()) {
            const url = who.urls[at]
            if (url) found[each]?.push(wrk(who, url))
          }
        const figures = (what: keyof Rate) => found.map((rates) => median(rates.map((rate) => rate[what])))
        const show = (figure = Number.NaN) => (Number.isNaN(figure) ? '–' : Math.round(figure))
        const [front, alone, others] = figures('perSecond')
        const [frontCpu = 0, , othersCpu = 0] = figures('perCpuSecond')
        rows.push([
          `${name}, ${kind}`,
          ...[show(front), show(alone), show(others)],
          ((front ?? 0) / (others ?? 0)).toFixed(2),
          (frontCpu / othersCpu).toFixed(2),
        ])
      }
    writeReport(
      'rate',
      'Requests a second against nginx',
      `What \`deploy/compose.yaml\` puts in front (nginx by \`deploy/nginx.conf\`) and the product, all on one core; our process alone, without it; and nginx as a plain file server: it serves the same bytes as a compressed file, with the same headers. wrk with 32 connections on the other core, ${rounds} interleaved rounds of ${seconds} s, medians. Load average of the machine at the end: ${(os.loadavg()[0] ?? 0).toFixed(1)}.

${table(['answer', 'deployed, requests/s', 'the process alone, requests/s', 'nginx, requests/s', 'deployed to nginx', 'the same by computing time'], rows)}

The last column counts requests for each second that a server's processes computed, which other work on the machine does not change. Aim: half of nginx or better.`,
    )
  } finally {
    for (const step of undo) await step()
    product.process.kill('SIGTERM')
    await once(product.process, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}
