import { eq } from 'drizzle-orm'
import { accountSessions } from '../../accounts/accounts-schema.ts'
import { Description } from './description.ts'
import {
  domainBody,
  examplesOf,
  firstOf,
  invoiceFor,
  ofAddons,
  ofAddresses,
  ofCompanies,
} from './examples.ts'
import {
  core,
  create,
  credit,
  customerForTest,
  hostingForTest,
  keyed,
  logInForTest,
  nodeForTest,
  sayServers,
} from './servers.ts'

export type Route = {
  name: string
  method: string
  /** With the owner's ids. */
  address: string
  namesOwners: boolean
  scheme: string | undefined
  body: unknown[]
}

/**
 * An owner who has one of everything, all routes with the owner's ids, and the values that reveal
 * a leak.
 */
export async function isolationSetup() {
  const hosting = await hostingForTest()
  const token = await nodeForTest(hosting, 'minsk-1')
  const foreignToken = await nodeForTest(hosting, 'minsk-2')
  const owner = await customerForTest(hosting, 'owner-of-it')
  await credit(hosting.db, owner.accountId, 77_777)
  await sayServers(hosting.url, token, { serverPorts: 100 })
  const server = await create(owner, { name: 'Secret garden', subdomain: 'secret-garden' })
  const scheduled = {
    rule: { kind: 'cron', expression: '0 4 * * *' },
    zone: 'Europe/Minsk',
    steps: [{ kind: 'command', text: 'say a secret' }],
  }
  const schedule = (await (
    await owner.call('POST', `/api/servers/${server.id}/schedules`, {
      ...{ ...scheduled, name: 'Secret hour', enabled: true },
      ...{ onlyIfEmpty: false, skipIfNotRunning: false, missed: 'skip' },
    })
  ).json()) as { id: string }
  const portInput = { purpose: 'map', protocol: 'tcp' }
  const port = await firstOf('ports', owner.call('POST', `/api/servers/${server.id}/ports`, portInput))
  const domain = await firstOf('domains', owner.call('POST', `/api/servers/${server.id}/domains`, domainBody))
  const invoice = await invoiceFor(hosting, owner.accountId)
  const refund = await firstOf('requests', owner.call('POST', '/api/refunds', { sum: 1 }, keyed()))
  const expired = await logInForTest(hosting, owner)
  await hosting.db
    .update(accountSessions)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(accountSessions.id, expired.sessionId))
  const [session] = await hosting.db
    .select({ token: accountSessions.token })
    .from(accountSessions)
    .where(eq(accountSessions.id, owner.sessionId))
  const sshKey = btoa(`\0\0\0\x0bssh-ed25519\0\0\0\x20${'k'.repeat(32)}`)
  const added = { name: 'laptop', key: `ssh-ed25519 ${sshKey}`, password: '' }
  await owner.call('POST', '/api/account/ssh-keys', added)
  /** The owner's value for each part of an address and each field of a body; add new ones here. */
  const owners: Record<string, unknown> = {
    'servers/{id}': server.id,
    'backups/{backup}': server.id,
    'schedules/{schedule}': schedule.id,
    'changes/{change}': server.id,
    ...{ ...ofAddons, ...ofAddresses, ...ofCompanies },
    ...invoice.fields,
    'ports/{port}': port,
    'domains/{domain}': domain,
    'refunds/{id}': refund,
    'subdomains/{name}': 'secret-garden',
    name: 'Secret garden',
    subdomain: 'secret-garden',
    plan: 'java-free',
    core: { id: core.id, version: core.version },
    node: 'minsk-1',
    promoCode: 'ZUBR20',
    settings: { slots: 30 },
    ...scheduled,
    token: session?.token,
    email: 'owner-of-it@zubr.example',
    // Secrets: only the owner knows them.
    password: 'belovezha forest 2026',
    currentPassword: 'belovezha forest 2026',
    newPassword: 'belovezha forest 2027',
    code: '123456',
    locale: 'de',
    servers: [
      {
        id: server.id,
        generation: 1,
        state: 'failed',
        reason: 'internal',
        port: 25_000,
        operation: { id: server.id, outcome: 'failed' },
        stats: { cpuPercent: 1, memoryMb: 1, diskMb: 1, players: 1 },
      },
    ],
    '?account': owner.accountId,
    '?keys': 'pairs',
    orphans: [server.id],
    put: [{ server: server.id, name: 'lobby' }],
    ...{ take: [], cores: [core] },
    runtime: { kind: 'processes', verified: false, missingProtections: ['networks'] },
    'download.paths': ['world/secret-garden.dat'],
    incomingMigrations: [
      {
        move: server.id,
        server: server.id,
        state: 'complete',
        failure: null,
        bytes: 1,
        doneBytes: 1,
        skipped: 0,
      },
    ],
    backups: { engine: 'restic', isRemote: true, problem: null },
    note: 'before the castle',
    paths: ['world/secret-garden.dat'],
    runs: ['paper'],
    'ssh-keys/{id}': server.id,
    // Answered to anyone who sends it.
    'ssh-keys name': 'laptop',
    key: `ssh-ed25519 ${sshKey}`,
    user: `owner-of-it.${server.id.slice(0, 8)}`,
    address: '192.0.2.7',
    proof: { method: 'key', key: sshKey },
    id: server.id,
    server: server.id,
    'refusals.server': server.id,
    changes: [{ server: server.id, account: owner.accountId, way: 'sftp', kind: 'uploaded', count: 1 }],
    sftp: { port: 2_022, hostKey: `SHA256:${'h'.repeat(43)}` },
  }
  const partOf = (part: string) => {
    if (owners[part] === undefined) throw new Error(`say here what of the owner's stands for ${part}`)
    return encodeURIComponent(String(owners[part]))
  }
  const api = Description.parse(await (await fetch(`${hosting.url}/openapi.json`)).json())
  const routes: Route[] = Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const schema = operation.requestBody?.content['application/json']?.schema
      const scheme = operation.security?.flatMap(Object.keys)[0]
      const query = operation.parameters.flatMap((one) =>
        one.in === 'query' ? `${one.name}=${partOf(`?${one.name}`)}` : [],
      )
      const route = { name: `${method} ${path}`, method: method.toUpperCase(), scheme }
      // An open route has no caller and names nothing.
      if (scheme === undefined) return { ...route, address: '', namesOwners: false, body: [] }
      const address = path.replace(/([^/]+)\/(\{\w+\})/g, (part, kind) => `${kind}/${partOf(part)}`)
      return {
        ...route,
        address: `${hosting.url}${address}?${query.join('&')}`,
        // Projects of catalogues are public.
        namesOwners: path.includes('{id}') && !path.startsWith('/api/catalogue/'),
        body:
          schema === undefined
            ? [undefined]
            : examplesOf(
                schema,
                api.components.schemas,
                (field) => owners[`${path.split('/').at(-1)} ${field}`] ?? owners[field],
              ),
      }
    }),
  )
  const secrets = [
    session?.token ?? '',
    server.id,
    'Secret garden',
    schedule.id,
    'Secret hour',
    'say a secret',
    owner.accountId,
    'owner-of-it',
    domainBody.domain,
    owner.sessionId,
    '77777',
    '77286',
    ...invoice.secrets,
  ]
  return { hosting, token, foreignToken, owner, expired, server, routes, secrets }
}
