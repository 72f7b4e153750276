import type { WikiSlug } from '../wiki.ts'

/** Messages of the client, the server's console and loaders, in English in every language. */
export const gameMessages: Partial<Record<WikiSlug, string>> = {
  'first-server-java':
    'failed to connect to the server, connection refused, connection refused no further information, connection timed out, getsockopt, unknown host, can’t resolve hostname, io netty channel, annotatedconnectexception, java net connectexception, java net unknownhostexception, connection reset, disconnected, the server is full, can’t connect to server, read timed out, connection lost',
  'not-starting':
    'failed to bind to port, address already in use, perhaps a server is already running on that port, you need to agree to the eula, unable to access jarfile, error could not create the java virtual machine, exited with code, session lock, already locked, failed to start the minecraft server',
  'crash-reports':
    'this crash report has been saved to, encountered an unexpected exception, a single server tick took, considering it to be crashed, watchdog, has been compiled by a more recent version of the java runtime, class file version, only recognizes class file versions up to, unsupportedclassversionerror, incompatible mods found, missing or unsupported mandatory dependencies, mod resolution failed, for invalid dist dedicated_server, exception in server tick loop, ticking entity, ticking block entity, java lang nullpointerexception, java lang noclassdeffounderror, nosuchmethoderror, corrupt regionfile header, couldn’t load chunk',
  'memory-and-gc':
    'java lang outofmemoryerror, out of memory, java heap space, gc overhead limit exceeded, unable to create native thread, metaspace, not enough space, insufficient memory, killed, exit code 137',
  profiler: 'can’t keep up, is the server overloaded, running ms or ticks behind, ticks behind, cant keep up',
  'view-distance-and-entities': 'can’t keep up, is the server overloaded',
  'invalid-session':
    'failed to log in, failed to login, invalid session, try restarting your game and the launcher, failed to verify username, authentication servers are down, authentication servers are currently not reachable, the authentication servers, multiplayer is disabled, check your microsoft account settings, not authenticated with minecraft, disconnected by server, username verification, bad login, authenticationunavailableexception, com mojang authlib exceptions authenticationunavailableexception, invalidcredentialsexception',
  'offline-mode':
    'failed to verify username, invalid session, server is in offline mode, running in offline insecure mode',
  'players-page':
    'you are not whitelisted on this server, you are not white-listed on this server, white-listed, you are banned from this server, you are banned, your ip address is banned, reason banned by an operator, kicked by an operator, you have been kicked, you do not have permission to use this command',
  viaversion:
    'outdated client, outdated client please use, outdated server, outdated server i’m still on, incompatible client, please use, version mismatch, unsupported protocol version, packet decode, decoderexception, badly compressed packet',
  proxies:
    'if you wish to use ip forwarding, please enable it in your bungeecord config as well, this server requires you to connect with velocity, unable to verify player details, unable to connect you to, your client does not have the proper forwarding, invalid forwarding, could not connect to a default or fallback server, connect through the proxy',
  afk: 'you have been idle for too long, idle for too long',
  'anti-cheat': 'flying is not enabled on this server, moved too quickly, moved wrongly, unfair advantage',
  'server-properties': 'flying is not enabled on this server, command blocks are not enabled',
  'plugins-and-mods':
    'could not load plugin, could not load, in folder plugins, unknown missing dependency plugins, unknown dependency, unknown missing dependency, invalidpluginexception, unknowndependencyexception, plugin yml, error occurred while enabling, is it up to date, unsupported api version, ambiguous plugin name, requires mod, missing mods',
  'hybrid-cores': 'mods and plugins',
  upgrade: 'server attempted to load chunk saved with newer version, forceupgrade, downgrade',
  luckperms: 'i’m sorry but you do not have permission to perform this command, you don’t have permission',
  modpacks:
    'mismatched mod channel list, mod rejections, incompatible mod set, incompatible mods found, missing mods, fml, manifest json',
  'resource-packs-and-datapacks':
    'failed to download resource pack, server resource pack, this server requires a custom resource pack, resource pack failed, made for an older version, incompatible pack',
  mysql:
    'communications link failure, access denied for user, unknown database, unknownhostexception, too many connections, hikaripool, com mysql jdbc, failed to initialize pool',
  sftp: 'connection reset by peer, authentication failed, no supported authentication methods available, host key, fatalerror could not connect to server, permission denied publickey',
  backups: 'failed to load level, level dat, world corrupted, chunk data will be lost',
  'bedrock-on-java': 'unable to connect to world, geyser outdated, is not running on the correct version',
  'join-bedrock': 'unable to connect to world, outdated server, could not connect outdated client',
}

/** Language-independent names of subjects without an article. */
export const uncoveredNames: readonly string[] = [
  'rust, ark, ark survival, terraria, valheim, cs2, csgo, cs go, counter strike, gta, gta v, samp, sa mp, fivem, ragemp, mta, roblox, robux, fortnite, v bucks, pubg, dota, league of legends, valorant, palworld, satisfactory, factorio, dayz, unturned, garrys mod, gmod, team fortress, left 4 dead, zomboid, project zomboid, 7 days to die, conan exiles, starbound, among us, brawl stars, clash royale, genshin, hytale, space engineers, arma, squad, minetest, luanti, fifa, sims, teamspeak, mumble, stardew valley, enshrouded, sons of the forest, scum, barotrauma, farming simulator, assetto corsa, world of tanks',
  'vps, vds, vpn, gpu, nvidia, rtx, cuda, wordpress, joomla, php, html, nodejs, python, phpmyadmin, cpanel, plesk, kubernetes, docker, root access, ubuntu, proxmox, ssl certificate, telegram, whatsapp, chatgpt, openai, aws, google cloud, netflix, spotify',
]
