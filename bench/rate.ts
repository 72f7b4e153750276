import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { median, table, writeReport } from './report.ts'

const rounds = 5
const seconds = 5
const nginxPort = 18_080

function wrk(url: string): number {
  const out = execFileSync(
    'taskset',
    ['-c', '1', 'wrk', '-t1', '-c32', `-d${seconds}s`, '-H', 'Accept-Encoding: br', url],
    { encoding: 'utf8' },
  )
  if (/Non-2xx/.test(out)) throw new Error(`${url} answered errors:\n${out}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(out)?.[1])
}

/** Starts our server alone on core 0 and gives its addresses when it says them. */
async function ours(): Promise<{ process: ChildProcess; site: string; api: string }> {
  const script = fileURLToPath(new URL('rate-server.ts', import.meta.url))
  const child = spawn('taskset', ['-c', '0', process.execPath, script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [line] = (await once(child.stdout ?? process.stdin, 'data')) as [Buffer]
  return { process: child, ...(JSON.parse(line.toString()) as { site: string; api: string }) }
}

/** Our own headers as nginx's directives, so that both send the same. */
async function headersOf(url: string): Promise<string> {
  const { headers } = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const own = /^(?:date|connection|keep-alive|content-type|content-length|transfer-encoding|last-modified)$/
  return [...headers]
    .filter(([name]) => !own.test(name))
    .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`)
    .join(' ')
}

/** nginx with one worker on core 0, serving the very bytes from compressed files. */
function nginx(folder: string, headers: Record<'page' | 'nodes', string>): ChildProcess {
  const conf = `worker_processes 1; daemon off; error_log stderr warn; pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3; uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
  open_file_cache max=100;
  server { listen 127.0.0.1:${nginxPort}; root ${folder}/www; etag off;
    location = /page { default_type "text/html; charset=utf-8"; ${headers.page} }
    location = /nodes { default_type "application/json; charset=utf-8"; ${headers.nodes} } }
}`
  writeFileSync(path.join(folder, 'nginx.conf'), conf)
  return spawn('taskset', ['-c', '0', 'nginx', '-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  })
}

/** Requests a second from one core, ours and nginx's, the same bytes in the same run. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zubr-rate-'))
  const product = await ours()
  let peer: ChildProcess | undefined
  try {
    // nginx gives up root's rights before it reads.
    chmodSync(folder, 0o755)
    mkdirSync(path.join(folder, 'www'))
    const bytes = async (url: string) =>
      Buffer.from(await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer())
    const targets = [
      { name: 'landing page', url: `${product.site}/`, file: 'page' },
      { name: '/nodes_stats, 1,000 nodes', url: `${product.api}/nodes_stats`, file: 'nodes' },
    ]
    for (const { url, file } of targets)
      writeFileSync(path.join(folder, 'www', file), brotliCompressSync(await bytes(url)))
    const [page, nodes] = await Promise.all(targets.map(({ url }) => headersOf(url)))
    peer = nginx(folder, { page: page ?? '', nodes: nodes ?? '' })
    for (let tries = 0; ; tries++) {
      try {
        await fetch(`http://127.0.0.1:${nginxPort}/page`)
        break
      } catch (error) {
        if (tries > 50) throw error
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
    const rows = targets.map(({ name, url, file }) => {
      const [own, others]: [number[], number[]] = [[], []]
      for (let round = 0; round < rounds; round++) {
        own.push(wrk(url))
        others.push(wrk(`http://127.0.0.1:${nginxPort}/${file}`))
      }
      return [
        name,
        Math.round(median(own)),
        Math.round(median(others)),
        (median(own) / median(others)).toFixed(2),
      ]
    })
    writeReport(
      'rate',
      'Requests a second against nginx',
      `One server process on one core, wrk with 32 connections on the other, ${rounds} interleaved rounds of ${seconds} s, medians. nginx serves the same bytes as a compressed file, with the same headers.

${table(['answer', 'ours, requests/s', 'nginx, requests/s', 'ratio'], rows)}

Aim: half of nginx or better.`,
    )
  } finally {
    product.process.kill('SIGTERM')
    peer?.kill('SIGTERM')
    await once(product.process, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}
