import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from '../scripts/phase.ts'

// The peer of pages: the front page that Starlight, a popular documentation theme, generates for a
// new project.

const project = path.join(root, 'bench', 'starlight')
const folder = path.join(root, 'build', 'peers', 'starlight')

/** Fetches and builds the peer once. Throws if a package cannot be fetched. */
function built(): string {
  const out = path.join(folder, 'dist')
  if (existsSync(path.join(out, 'index.html'))) return out
  cpSync(project, folder, { recursive: true })
  mkdirSync(path.join(folder, 'src/assets'), { recursive: true })
  cpSync(path.join(root, 'docs/pictures/landing-phone.png'), path.join(folder, 'src/assets/hero.png'))
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
  }
  const run = (...args: string[]) => execFileSync('npm', args, { cwd: folder, env, stdio: 'inherit' })
  run('install', '--no-audit', '--no-fund')
  run('exec', '--', 'astro', 'build')
  return out
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
}

/** Serves the peer's front page on a free port, from memory and compressed, like our pages. */
export async function serveStarlight(): Promise<{ url: string; server: Server }> {
  const out = built()
  // Compressed before the first request, like our pages.
  const kept = new Map<string, Buffer>()
  for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isFile() && types[path.extname(file)]) kept.set(file, brotliCompressSync(readFileSync(file)))
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = path.join(out, pathname.endsWith('/') ? `${pathname}index.html` : pathname)
    const type = types[path.extname(file)]
    if (!type || !existsSync(file)) return void response.writeHead(404).end()
    const body = kept.get(file) ?? brotliCompressSync(readFileSync(file))
    kept.set(file, body)
    const cached = pathname.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    response
      .writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': cached })
      .end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the peer has no port')
  return { url: `http://localhost:${address.port}/`, server }
}
