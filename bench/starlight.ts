import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from '../scripts/phase.ts'

// The peer of pages: the front page that Starlight, a well-kept theme for documentation, makes of a new project.

const packages = { astro: '7.3.5', '@astrojs/starlight': '0.42.4' }
const folder = path.join(root, 'build', 'peers', `starlight-${packages['@astrojs/starlight']}`)

const project: Record<string, string> = {
  'package.json': JSON.stringify({ private: true, type: 'module', dependencies: packages }),
  'astro.config.mjs': `
import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
export default defineConfig({
  site: 'https://starlight.example',
  integrations: [starlight({
    title: 'Block notes',
    social: [{ icon: 'github', label: 'Code', href: 'https://code.example' }],
    sidebar: [{ label: 'Guides', items: [{ label: 'A guide', slug: 'guides/first' }] }],
  })],
})
`,
  'src/content.config.ts': `
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro:content'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`,
  'src/content/docs/guides/first.md': `---
title: A guide
description: How a guide looks.
---
A guide leads somebody through something that they want to do.

## Further reading
Where one would go from here.
`,
  'src/content/docs/index.mdx': `---
title: Welcome to the block notes
description: Where one begins.
template: splash
hero:
  tagline: All that we know of blocks, in one place that is easy to find.
  image:
    file: ../../assets/hero.png
  actions:
    - text: A guide
      link: /guides/first/
      icon: right-arrow
    - text: The code
      link: https://code.example
      icon: external
      variant: minimal
---
import { Card, CardGrid } from '@astrojs/starlight/components'

## Next steps

<CardGrid stagger>
  <Card title="Change what stands here" icon="pencil">Open the page and write your own.</Card>
  <Card title="Add what you know" icon="add-document">Every page is a file of Markdown.</Card>
  <Card title="Make it yours" icon="setting">The settings name the site and its links.</Card>
  <Card title="Read on" icon="open-book">The guide tells the rest.</Card>
</CardGrid>
`,
}

/** Fetches and builds the peer once. Throws when a package cannot be had. */
async function built(): Promise<string> {
  const out = path.join(folder, 'dist')
  if (existsSync(path.join(out, 'index.html'))) return out
  for (const [name, text] of Object.entries(project)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const { Resvg } = await import('@resvg/resvg-js')
  const { pictures } = await import('@zubr/ui/voxel/pictures')
  mkdirSync(path.join(folder, 'src/assets'), { recursive: true })
  writeFileSync(
    path.join(folder, 'src/assets/hero.png'),
    new Resvg(pictures.island().svg, { fitTo: { mode: 'width', value: 800 } }).render().asPng(),
  )
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

/** The peer's front page on a free port, from memory and compressed, as our pages come. */
export async function serveStarlight(): Promise<{ url: string; server: Server }> {
  const out = await built()
  const kept = new Map<string, Buffer>()
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
