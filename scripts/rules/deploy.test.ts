import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { variables } from '@zubr/config'
import { nodeServersEndpoints } from '@zubr/contracts/node-servers'
import { nodesEndpoints } from '@zubr/contracts/nodes'
import { demoBase, pagePaths } from '@zubr/panel/paths'
import { iconPaths } from '@zubr/ui/voxel/icons'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../phase.ts'
import { environmentIn } from './testing/dockerfiles.ts'

// deploy/ mentions variables, files, ports and packages: these tests check that they exist.

type Service = {
  image: string
  build?: { context: string; dockerfile: string }
  environment?: Record<string, string>
  volumes?: string[]
  ports?: string[]
  read_only?: boolean
  user?: string
  cap_drop?: string[]
  security_opt?: string[]
  restart?: string
  healthcheck?: unknown
  mem_limit?: string
  pids_limit?: number
  scale?: string
  hostname?: string
  networks?: string[]
}

const folder = path.join(root, 'deploy')
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
const composeText = textOf('deploy/compose.yaml')
const compose = parse(composeText, { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, unknown>
}
const services = Object.entries(compose.services)
const ours = services.filter(([, service]) => service.build)
const environmentFiles = readdirSync(folder).filter((name) => name.endsWith('.env.example'))

/** `NAME=value` lines. */
const assignmentsIn = (text: string) =>
  [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => ({ name, value }))
test('deploy: compose sets only variables of the configuration', () => {
  expect(ours.map(([name]) => name).sort()).toEqual(['api', 'node', 'site'])
  for (const [name, { environment = {} }] of ours)
    expect(
      Object.keys(environment).filter((variable) => !Object.hasOwn(variables, variable)),
      name,
    ).toEqual([])
})

test.each(environmentFiles)('deploy: %s contains only used values, and no secret', (file) => {
  const known = file === '.env.example' ? (name: string) => composeText.includes(`\${${name}:`) : isVariable
  const assigned = assignmentsIn(textOf(`deploy/${file}`))
  expect(assigned.length).toBeGreaterThan(5)
  // Docker's own, which no service reads.
  const dockers = ['COMPOSE_PROJECT_NAME', 'COMPOSE_PROFILES']
  expect(assigned.filter(({ name }) => !dockers.includes(name) && !known(name))).toEqual([])
  const isSecret = (name: string) => /PASSWORD/.test(name) || (isVariable(name) && 'secret' in entryOf(name))
  expect(assigned.filter(({ name, value }) => isSecret(name) && value !== '')).toEqual([])
})

const isVariable = (name: string) => Object.hasOwn(variables, name)
const entryOf = (name: string): object => variables[name as keyof typeof variables]

test('deploy: deploy/.env.example contains every value that compose uses', () => {
  const asked = [...composeText.matchAll(/\$\{(\w+):/g)].map(([, name]) => name)
  const offered = assignmentsIn(textOf('deploy/.env.example')).map(({ name }) => name)
  expect([...new Set(asked)].filter((name) => !offered.includes(name ?? ''))).toEqual([])
})

test('deploy: every service has confinement, limits, a health check and a restart policy', () => {
  for (const [name, service] of services) {
    expect(service, name).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'unless-stopped',
      mem_limit: expect.stringMatching(/^(?:\d+[mg]|\$\{NODE_MEMORY:-\d+[mg]\})$/),
      pids_limit: expect.any(Number),
    })
    const inImage = service.build && textOf(service.build.dockerfile).includes('\nHEALTHCHECK ')
    expect(Boolean(service.healthcheck) || inImage, `${name} has a health check`).toBe(true)
  }
})

test('deploy: only nginx, Caddy, game servers and their files are open to the internet', () => {
  const published = services.flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`))
  const serverPorts = compose.services.node?.environment?.NODE_SERVER_PORTS
  expect(published).toEqual([
    `node ${serverPorts}:${serverPorts}`,
    `node ${serverPorts}:${serverPorts}/udp`,
    'node 2022:2022',
    'node 25565:25565',
    'nginx 443:4443',
    'nginx 443:4443/udp',
    'caddy 80:80',
    'caddy 8443:8443',
  ])
})

test('deploy: a node shares a network with Caddy only, and nobody trusts that network', () => {
  const networks = services.map(([name, { networks = [] }]) => ({ name, networks }))
  const [node = []] = networks.flatMap(({ name, networks }) => (name === 'node' ? [networks] : []))
  expect(node).toEqual(['nodes'])
  const neighbours = networks.filter(({ networks }) => networks.includes('nodes')).map(({ name }) => name)
  expect(neighbours).toEqual(['node', 'caddy'])
  expect(compose.services.api?.environment?.TRUSTED_PROXIES).toMatch(/^\$\{FRONT_SUBNET:/)
})

test("deploy: Caddy admits agents' requests only, and trusts only nginx for client addresses", () => {
  const caddyfile = textOf('deploy/Caddyfile')
  const [, allowed = ''] = /@agent path (.+)/.exec(caddyfile) ?? []
  const asked = [...Object.keys(nodesEndpoints), ...Object.keys(nodeServersEndpoints)]
    .map((key) => key.replace(/^[A-Z]+ /, ''))
    .filter((address) => /^\/api\/nodes?\//.test(address))
  expect(asked.length).toBeGreaterThan(2)
  for (const address of asked)
    expect(
      allowed.split(' ').some((each) => each === address || address.startsWith(each.replace(/\*$/, ''))),
      address,
    ).toBe(true)
  const [api] = [compose.services.node?.environment?.NODE_API_URL]
  expect(caddyfile).toContain(`${api?.replace('caddy', '')} {`)
  const blocks = caddyfile.split(/^(?=http:\/\/\S*:8080 \{)/m).slice(1)
  expect(blocks).toHaveLength(3)
  for (const block of blocks) expect(block).toMatch(/route \{\s+import from-nginx\n/)
  expect(caddyfile).toMatch(/@stranger not remote_ip \{\$EDGE_SUBNET\}\s+abort @stranger/)
})

test('deploy: proxy logs contain no full client address', () => {
  const [nginx, caddy] = [textOf('deploy/nginx.conf'), textOf('deploy/Caddyfile')]
  expect(nginx).toMatch(/^\taccess_log off;$/m)
  // From `crit` down nginx logs the client's address.
  expect(nginx).toMatch(/^error_log stderr alert;$/m)
  for (const field of ['remote_ip', 'client_ip']) expect(caddy).toContain(`request>${field} ip_mask {`)
  expect(caddy).toContain('request>headers delete')
})

test('deploy: replicas are set in deploy/.env, so that `compose up` does not reset them', () => {
  for (const name of ['api', 'site'] as const)
    expect(compose.services[name]?.scale).toBe(`\${${name.toUpperCase()}_PROCESSES:-1}`)
  for (const page of ['install', 'upgrade'])
    expect(textOf(`docs/operate/${page}.md`)).not.toContain('compose up -d --scale')
})

test('deploy: the API’s host name in alerts survives a recreated container', () => {
  expect(compose.services.api?.hostname).toBe('api')
})

test("deploy: a node knows the panel's origin, which alone may open consoles", () => {
  expect(compose.services.node?.environment?.PANEL_URL).toBe(compose.services.api?.environment?.PANEL_URL)
  expect(assignmentsIn(textOf('deploy/zubr-node.env.example')).map(({ name }) => name)).toContain('PANEL_URL')
})

test('deploy: named volumes are declared, and mounted files exist', () => {
  for (const [name, { volumes = [] }] of services)
    for (const volume of volumes) {
      const [source = ''] = volume.split(':')
      const known = source.startsWith('.') ? existsSync(path.join(folder, source)) : source in compose.volumes
      expect(known, `${name}: ${volume}`).toBe(true)
    }
})

test("deploy: Caddy's upstream services and ports exist", () => {
  const upstreams = [
    ...textOf('deploy/Caddyfile').matchAll(/(?:reverse_proxy(?: @\w+)?|dynamic a) (\w+)[: ](\d+)/g),
  ].map(([, service = '', port = '']) => ({ service, port }))
  expect(upstreams.map(({ service }) => service)).toEqual(['api', 'site', 'site', 'node'])
  for (const { service, port } of upstreams) {
    const file = compose.services[service]?.build?.dockerfile ?? ''
    expect(Object.entries(environmentIn(path.basename(file))), `${service}:${port}`).toContainEqual([
      expect.stringMatching(/^(?:SITE|PANEL|NODE)_PORT$/),
      port,
    ])
    expect(textOf(file)).toMatch(new RegExp(`^EXPOSE .*\\b${port}\\b`, 'm'))
  }
  const given = Object.keys(compose.services.caddy?.environment ?? {})
  const asked = [...textOf('deploy/Caddyfile').matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name)
  expect([...new Set(asked)].sort()).toEqual([...given].sort())
})

test("deploy: Caddy routes the panel's pages and files to the site's image, which has them", () => {
  const source = textOf('apps/site/server/accounts/panel-pages.ts')
  const registered = [...source.matchAll(/for \(const url of \[([^\]]+)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, url]) => url),
  )
  const [, routed = ''] = /@pages path (.+)/.exec(textOf('deploy/Caddyfile')) ?? []
  const pages = [...pagePaths, demoBase, `${demoBase}/:any`].map((page) =>
    page.replace(/^((?:\/\w+)+)\/:.*$/, '$1/*'),
  )
  expect(source).toContain('...iconPaths]')
  const expected = new Set([...registered, ...iconPaths, ...pages, '/panel/*'])
  expect(routed.split(' ').sort()).toEqual([...expected].sort())
})

test.each(readdirSync(folder).filter((name) => name.endsWith('.service')))(
  'deploy: %s starts existing programs',
  (unit) => {
    const text = textOf(`deploy/${unit}`)
    const [, command = ''] = /^ExecStart=(.+)$/m.exec(text) ?? []
    // A program of ours by its file, whatever its arguments.
    const words = command.split(' ')
    const program = words.find((word) => word.endsWith('.ts')) ?? words.at(-1) ?? ''
    expect(program === 'start' || existsSync(path.join(root, program)), command).toBe(true)
    const set = [...text.matchAll(/^Environment=(.+)$/gm)].flatMap(([, list = '']) =>
      [...list.matchAll(/(\w+)=/g)].map(([, name = '']) => name),
    )
    const others = ['NODE_ENV', 'NODE_COMPILE_CACHE', 'HOME']
    expect(set.filter((name) => !others.includes(name) && !isVariable(name))).toEqual([])
  },
)
