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

/** Bans and operators outlive the server, and a ban holds for players who are not there as well. Returns what saves them. */
export function keepModeration(server) {
  let kept = { players: {}, addresses: {}, operators: [] }
  try {
    kept = { ...kept, ...JSON.parse(readFileSync(file, 'utf8')) }
  } catch {
    // The first time, or somebody has written nonsense into it.
  }
  const operators = new Set(kept.operators)
  Object.assign(server.bannedPlayers, kept.players)
  Object.assign(server.bannedIPs, kept.addresses)
  // They are told by their number when they join.
  server.banUsername = (name, reason) => server.ban(offlineId(name), reason)
  server.pardonUsername = async (name) => delete server.bannedPlayers[offlineId(name)]
  server.on('newPlayer', (player) =>
    player.on('connected', () => {
      player.op = operators.has(player.uuid)
      player.known = true
    }),
  )
  let written = ''
  const save = () => {
    for (const { uuid, op, known } of server.players)
      if (known) op ? operators.add(uuid) : operators.delete(uuid)
    const now = { players: server.bannedPlayers, addresses: server.bannedIPs, operators: [...operators] }
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
