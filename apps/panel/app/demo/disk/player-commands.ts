import {
  entriesIn,
  hasKey,
  listText,
  type PlayerList,
  pathOf,
  withEntry,
  withoutKey,
} from '@zubr/domain/players/lists'
import { offlineUuid } from '@zubr/domain/players/offline-uuid'
import { withProperties } from '@zubr/domain/settings-files/formats/properties'
import { lookUp } from '@zubr/domain/tables/look-up'
import type { DemoServer } from '../memory.ts'
import { diskOf } from './disks.ts'
import { fileOf } from './tree.ts'

const byCommand: Record<string, [PlayerList, 'add' | 'remove']> = {
  'whitelist add': ['whitelist', 'add'],
  'whitelist remove': ['whitelist', 'remove'],
  op: ['ops', 'add'],
  deop: ['ops', 'remove'],
  ban: ['banned-players', 'add'],
  pardon: ['banned-players', 'remove'],
  'ban-ip': ['banned-ips', 'add'],
  'pardon-ip': ['banned-ips', 'remove'],
}

/**
 * Carries out a console command about player lists and returns its output; undefined for other
 * commands.
 */
export function runPlayerCommand(demoServer: DemoServer, text: string): string | undefined {
  const [, command = '', key = '', reason = ''] =
    /^\/?(whitelist(?: \w+)?|[\w-]+)(?: (\S+))?(?: (.*))?$/.exec(text.trim()) ?? []
  const { root } = diskOf(demoServer)
  const textOf = (path: string) => {
    const node = root.inside.get(path)
    return node?.kind === 'file' && node.content ? new TextDecoder().decode(node.content) : ''
  }
  const write = (path: string, content: string) => root.inside.set(path, fileOf(content, Date.now()))
  if (command === 'whitelist on' || command === 'whitelist off') {
    const on = command.endsWith('on')
    write('server.properties', withProperties(textOf('server.properties'), { 'white-list': String(on) }))
    return `Whitelist is now turned ${on ? 'on' : 'off'}`
  }
  const [list, action] = lookUp(byCommand, command) ?? []
  if (!list || !action || key === '') return undefined
  const entries = entriesIn(textOf(pathOf(list))) ?? []
  if (hasKey(list, entries, key) === (action === 'add')) return 'Nothing changed'
  const entry = { key, uuid: offlineUuid(key), reason, at: new Date(), by: 'Server' }
  write(
    pathOf(list),
    listText(action === 'add' ? withEntry(list, entries, entry) : withoutKey(list, entries, key)),
  )
  return `${pathOf(list)}: ${action === 'add' ? 'added' : 'removed'} ${key}`
}
