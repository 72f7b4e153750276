import { backendsIn, isAddress, noAddress } from '@zubr/domain/cores/backends'
import type { SettingsFile } from '@zubr/domain/settings-files/formats/at-start'
import {
  type Sections,
  type TomlEntry,
  withNamesOf,
  withToml,
} from '@zubr/domain/settings-files/formats/toml'
import { coreFolderMark, type Recipe, type ResolvedSettings } from './recipe.ts'

/** In its sandbox a proxy is alone, so an owner's `localhost` means the servers of this node. */
const thisMachine = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?=:\d+$)/i

/** The initial file. Without the version Velocity takes a file for a very old one. */
const fresh = `config-version = "2.7"
bind = "0.0.0.0:25565"
motd = ""
show-max-players = 500
online-mode = true
force-key-authentication = true
player-info-forwarding-mode = "modern"
forwarding-secret-file = "forwarding.secret"

[servers]
try = []

[forced-hosts]
`

export const velocity: Recipe = {
  ready: /\bDone \([\d.,]+s\)!$/,
  ended: /\bShutting down the proxy/,
  stopCommand: 'end',
  processes: 64,
  ping: 'java',
  timeoutFactor: 3,
  saving: 'no_world',
  prepare: async ({ names: [jar] }) => ({ entry: ['-jar', `${coreFolderMark}/${jar}`] }),
  files: velocityFiles,
  // Until a restart it remembers removed servers, but sends no players there.
  live: {
    path: 'velocity.toml',
    command: 'velocity reload',
    key: ({ servers }) => String(servers ?? ''),
    text: (present, settled) =>
      withNamesOf(
        withToml(present, [], { ...noServers, ...serversOf(settled) }),
        'forced-hosts',
        new Set(namesIn(settled)),
      ),
  },
}

const quoted = (text: unknown) => JSON.stringify(String(text))
const noServers: Sections = { servers: [['try', '[]']] }

const namesIn = ({ form }: ResolvedSettings) => backendsOf(form).map(({ name }) => name)
const backendsOf = (form: ResolvedSettings['form']) =>
  backendsIn(String(form.servers ?? '')).filter(({ at }) => isAddress(at))

/** The servers behind it and the order in which players try them. Empty for an empty form. */
function serversOf({ neighbours, form }: ResolvedSettings): Sections {
  const backends = backendsOf(form)
  const servers = backends.map(({ name, at }): [string, string] => [
    quoted(name),
    quoted(at.replace(thisMachine, neighbours.includes(':') ? `[${neighbours}]` : neighbours)),
  ])
  const tried = backends.filter(({ at }) => at !== noAddress)
  const all = tried.map(({ name }) => quoted(name)).join(', ')
  return servers.length > 0 ? { servers: [...servers, ['try', `[${all}]`]] } : {}
}

const queryEntries = (port: number | null): TomlEntry[] =>
  port === null
    ? []
    : [
        ['query', 'enabled', 'true'],
        ['query', 'port', String(port)],
      ]

export function velocityFiles(settled: ResolvedSettings): SettingsFile[] {
  const { host, port, queryPort, proxyProtocol, form } = settled
  const secret = String(form.forwardingSecret ?? '')
  const names = namesIn(settled)
  return [
    {
      path: 'velocity.toml',
      form: 'toml',
      fresh,
      set: [
        ['', 'bind', quoted(host.includes(':') ? `[${host}]:${port}` : `${host || '0.0.0.0'}:${port}`)],
        ['', 'player-info-forwarding-mode', quoted(form.forwarding)],
        ['advanced', 'haproxy-protocol', String(proxyProtocol)],
        ...queryEntries(queryPort),
      ],
      wish: [
        ['', 'motd', quoted(form.motd)],
        ['', 'show-max-players', String(form.maxPlayers)],
        ['', 'online-mode', String(form.onlineMode)],
      ],
      // An empty form keeps what the owner wrote by hand, and removes earlier values of the form.
      replace: serversOf(settled),
      release: { set: [['query', 'enabled', 'false']], replace: noServers },
      // Velocity does not start with a forced host for an unknown server.
      ...(names.length > 0 && { names: { section: 'forced-hosts', known: names } }),
    },
    { path: 'forwarding.secret', form: 'secret', ...(secret && { text: secret }) },
  ]
}
