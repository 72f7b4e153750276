/* What flying-squid does wrong for clients of 1.21, done right from outside. */
import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/** Players see each other as players, and in their list; each player's own plugins set these anew. */
export function mendPlayers(server) {
  const action = { add_player: true, update_game_mode: true, update_listed: true, update_latency: true }
  const entry = (player) => ({
    uuid: player.uuid,
    player: { name: player.username, properties: player.profileProperties ?? [] },
    gamemode: player.gameMode ?? 0,
    // Without it a client knows the player, and shows nobody.
    listed: 1,
    latency: Math.max(0, player._client.latency || 0),
  })
  server.on('newPlayer', (player) => {
    // Its own is set only after bans were looked up by it.
    player.uuid = player._client.uuid
    player.username = player._client.username
    player.entityType = server.registry.entitiesByName.player.id
    server._sendPlayerEventNewJoin = (one) => one._writeOthers('player_info', { action, data: [entry(one)] })
    server._sendPlayerList = (to) =>
      to._client.write('player_info', { action, data: server.players.map(entry) })
    server._sendPlayerEventLeave = (one) => one._writeOthers('player_remove', { players: [one.uuid] })
  })
}

/**
 * Clients of another version read which one they need. Its protocol library ends them before they are in the state in which it may write
 * why, and they wait for 15 s. Source: minecraft-protocol 1.68.0, src/server/handshake.js and src/server.js.
 */
export function refuseOtherVersions(server, version) {
  server._server.on('connection', (client) => {
    client.prependOnceListener('set_protocol', ({ protocolVersion, nextState }) => {
      if (nextState === 1 || protocolVersion === server._server.mcversion.version) return
      client.state = 'login'
      const end = client.end.bind(client)
      client.end = () => end(`This server runs Minecraft ${version}: choose that version in your launcher.`)
    })
  })
}

/** Names of sounds that the game has changed since flying-squid learned them. */
const sounds = { 'random.pop': 'entity.item.pickup' }

/** Its own packet counts places, pitch and kinds of sounds as they were years ago: a client that gets it is thrown out. */
export function mendSounds(server) {
  server.playSound = (
    sound,
    world,
    position,
    { whitelist, blacklist = [], radius = 32, volume = 1, pitch = 1 } = {},
  ) => {
    // One that the game does not know can't be told of by name: the protocol's library writes that wrong.
    const known = server.registry.soundsByName[sounds[sound] ?? sound]
    if (!known) return
    const near = whitelist ? [whitelist].flat() : server.getNearby({ world, position, radius })
    for (const player of near) {
      if (player.type !== 'player' || blacklist.includes(player)) continue
      const at = (position ?? player.position).scaled(8).floored()
      player._client.write('sound_effect', {
        sound: { soundId: known.id },
        soundCategory: 'player',
        ...{ x: at.x, y: at.y, z: at.z, volume, pitch, seed: 0n },
      })
    }
  }
}

const file = 'moderation.json'

/** The number of a player whose account nobody checks. */
function offlineId(name) {
  const hash = createHash('md5').update(`OfflinePlayer:${name}`).digest()
  hash[6] = (hash[6] & 0x0f) | 0x30
  hash[8] = (hash[8] & 0x3f) | 0x80
  return hash.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')
}

const name = /^\w{1,16}$/
const same = (one) => one.toLowerCase()

/**
 * Bans, operators and the whitelist outlive the server, and each holds for players who are not there as well. Returns what saves them.
 */
export function keepModeration(server) {
  let kept = {
    players: {},
    addresses: {},
    operators: [],
    operatorNames: [],
    whitelist: { on: false, names: [] },
  }
  try {
    kept = { ...kept, ...JSON.parse(readFileSync(file, 'utf8')) }
  } catch {
    // The first time, or somebody has written nonsense into it.
  }
  const operators = new Set(kept.operators)
  /** Of those who have not been here since. */
  const operatorNames = new Set(kept.operatorNames)
  const formerNames = new Set(kept.formerNames)
  const isOperator = ({ uuid, username }) =>
    operatorNames.has(same(username)) || (operators.has(uuid) && !formerNames.has(same(username)))
  const whitelist = { on: kept.whitelist?.on === true, names: new Set(kept.whitelist?.names) }
  const mayJoin = (player) =>
    !whitelist.on || whitelist.names.has(same(player.username)) || isOperator(player)
  Object.assign(server.bannedPlayers, kept.players)
  Object.assign(server.bannedIPs, kept.addresses)
  // They are told by their number when they join.
  server.banUsername = (name, reason) => server.ban(offlineId(name), reason)
  server.pardonUsername = async (name) => delete server.bannedPlayers[offlineId(name)]
  server.on('newPlayer', (player) => {
    const { login } = player
    player.login = async () =>
      mayJoin(player) ? login() : player.kick('You are not white-listed on this server!')
    player.on('connected', () => {
      player.op = isOperator(player)
      for (const names of [operatorNames, formerNames]) names.delete(same(player.username))
      player.known = true
    })
  })
  const setOperator = (one, op) => {
    const player = server.players.find(({ username }) => same(username) === same(one))
    if (player?.known) player.op = op
    else {
      const [to, from] = op ? [operatorNames, formerNames] : [formerNames, operatorNames]
      to.add(same(one))
      from.delete(same(one))
    }
    return `${player?.username ?? one} is ${op ? 'now' : 'no longer'} an operator`
  }
  // Its own know only those who are there.
  for (const [base, op] of [
    ['op', true],
    ['deop', false],
  ])
    server.commands.add({
      base,
      info: op ? 'Makes a player an operator' : 'Takes that back',
      usage: `/${base} <player>`,
      op: true,
      parse: (text) => name.test(text.trim()) && text.trim(),
      action: (one) => setOperator(one, op),
    })
  const verbs = {
    on: () => {
      whitelist.on = true
      return 'The whitelist is on'
    },
    off: () => {
      whitelist.on = false
      return 'The whitelist is off'
    },
    list: () =>
      `The whitelist is ${whitelist.on ? 'on' : 'off'}: ${[...whitelist.names].join(', ') || 'nobody'}`,
    add: (one) => {
      whitelist.names.add(same(one))
      return `${one} is on the whitelist`
    },
    remove: (one) => {
      whitelist.names.delete(same(one))
      return `${one} is not on the whitelist`
    },
  }
  server.commands.add({
    base: 'whitelist',
    info: 'Lets only listed players and operators join',
    usage: '/whitelist on|off|list|add <player>|remove <player>',
    op: true,
    parse(text) {
      const [verb = '', one, ...more] = text.trim().split(/\s+/)
      const wantsName = verb === 'add' || verb === 'remove'
      const fits = wantsName ? name.test(one ?? '') : one === undefined
      return Object.hasOwn(verbs, verb) && fits && more.length === 0 && [verb, one]
    },
    action: ([verb, one]) => verbs[verb](one),
  })
  let written = ''
  const save = () => {
    for (const { uuid, op, known } of server.players)
      if (known) op ? operators.add(uuid) : operators.delete(uuid)
    const now = {
      ...{ players: server.bannedPlayers, addresses: server.bannedIPs },
      ...{ operators: [...operators], operatorNames: [...operatorNames], formerNames: [...formerNames] },
      whitelist: { on: whitelist.on, names: [...whitelist.names] },
    }
    const text = JSON.stringify(now, null, 2)
    if (text === written) return
    try {
      writeFileSync(`${file}.new`, text)
      renameSync(`${file}.new`, file)
      written = text
    } catch {
      // A full disk: it is tried again.
    }
  }
  setInterval(save, 2_000).unref()
  return save
}
