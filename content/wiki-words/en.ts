import type { WikiWords } from './type.ts'

export const en: WikiWords = {
  stopWords:
    'a about all also am an and any are as at be been but by can cannot cant could did do does dont for from get give has have he help how i if im in into is isnt it its just keep let lets like make many me much must my need no not of off on one or our out please put set should so some someone something than that the their them then there they this to too up us use using want was way we were what when where which who why will with without wont would you your minecraft mc',
  articles: {
    'first-server-java':
      'create a server, start a server, make a server, first server, getting started, join server, join my server, connect to server, cannot connect, cant connect, cant join, failed to connect, connection refused, connection timed out, timed out, no further information, unknown host, outdated client, failed to verify username, server address, server ip',
    cores:
      'server software, server jar, jar type, paper, purpur, spigot, vanilla, folia, fabric, forge, neoforge, paper or purpur, difference between paper and spigot, change software, java version, server jar for mods, mods and plugins together, eula txt, java',
    'file-manager':
      'file manager, files in the browser, files in the panel, file editor, unpack archive, unzip, extract, zip, 7z, rar, bin, trash, recycle, undelete, deleted a file, upload a folder, drag and drop, permissions, permission denied, download from a link, search in files, nbt',
    sftp: 'sftp, ftp, filezilla, winscp, upload files, upload world, download files, download world, file access, server folders, ssh, ssh key, sftp password, rsync, scp, lftp, fingerprint',
    'move-a-server':
      'move, migrate, migration, transfer server, switch host, switch hosting, another host, aternos, move my world, from my pc, singleplayer world, import world',
    'subdomain-and-domain':
      'domain, subdomain, own domain, custom domain, dns, srv, srv record, a record, address without port, custom ip, custom address',
    'join-bedrock':
      'bedrock, join from phone, mobile, pocket edition, pe, mcpe, ipad, iphone, android, xbox, playstation, ps5, switch, nintendo, port 19132, bedrock server, add server',
    'not-starting':
      'wont start, won’t start, not starting, doesnt start, server wont start, not responding, doesnt respond, hangs, frozen, stuck, port taken, accept eula, wrong java, start timeout, sandbox',
    'server-properties':
      'server properties, server settings, pvp, turn off pvp, disable pvp, command blocks, enable command block, allow flight, flying, difficulty, gamemode, game mode, seed, hardcore, slots, max players, server port, rcon, disable nether, spawn monsters',
    'motd-and-icon':
      'motd, icon, server icon, logo, picture, server picture, description, server description, server name, server list, colors, colours, color codes, rainbow text',
    backups:
      'backup, backups, back up, restore, restore world, roll back world, rollback world, save world, copy of the world, lost world, deleted world, corrupted world, create a backup, make a backup',
    schedules:
      'schedule, schedules, scheduled restart, auto restart, automatic restart, daily restart, nightly restart, restart timer, cron, scheduler, automatic messages, announcements, timed commands',
    upgrade:
      'upgrade, update server, update version, new version, newer version, change version, 1.21 to 26, migrate version, forceUpgrade',
    'resource-packs-and-datapacks':
      'resource pack, resourcepack, texture pack, textures, datapack, data pack, datapacks, force texture pack, sha1, pack format',
    protection:
      'protect, protection, griefer, griefers, griefing, whitelist, add a whitelist, white list, ddos, bots, bot attack, hacked, xray, x-ray, xraying, cheaters, hackers, anticheat, who broke, who stole, coreprotect, ban, ban player, kick, private server, only friends',
    'offline-mode':
      'cracked, cracked server, pirated, tlauncher, no license, without buying, without premium, non premium, online mode, offline mode, authme, invalid session, skins, skins not showing, steve skin, login password',
    luckperms:
      'op, opped, operator, make myself op, become op, op a friend, give op, admin, permissions, perms, ranks, rank, groups, prefix, prefixes, suffix, vip, luckperms, moderator',
    worldguard:
      'claim, claims, land claim, region, regions, protect spawn, protect area, protect land, worldguard, worldedit, flags, plots, wand, permission to build, allow building',
    'economy-and-eula':
      'donation, donations, donate, sell, sell ranks, selling, monetize, make money, shop, store, economy, money plugin, currency, vault, essentials, real money, allowed to sell, eula rules',
    'plugins-and-mods':
      'plugin, plugins, mod, mods, install plugins, add plugins, install mods, add mods, update plugins, plugin not working, plugin not loading, jar files',
    modpacks:
      'modpack, modpacks, mod pack, curseforge, modrinth, mrpack, server pack, ftb, rlcraft, all the mods, pixelmon',
    'voice-chat':
      'voice, voice chat, proximity chat, proximity voice, mic, microphone, cant hear, hear friends, talk, plasmo voice',
    'web-maps': 'map, live map, online map, web map, world map, map in browser, dynmap, bluemap, squaremap',
    discordsrv:
      'discord, discord bot, bot token, chat to discord, link discord, discord chat, discord bridge, discord console',
    proxies:
      'proxy, proxies, velocity, bungeecord, bungee, waterfall, network, server network, several servers, link servers, connect servers, multiple servers, lobby, hub, forwarding secret, ip forwarding',
    viaversion:
      'different versions, any version, multiple versions, older version, old clients, other version, newer clients, viaversion, via version, viabackwards, outdated client, outdated server, protocol, 1.20 and 1.21',
    'bedrock-on-java':
      'geyser, geysermc, floodgate, crossplay, cross play, cross platform, crossplatform, bedrock on java, bedrock players join java, phone join java, xbox join java, java and bedrock together',
    'memory-and-gc':
      'memory, ram, gb, how much ram, how much memory, allocate ram, more ram, not enough memory, out of memory, java heap space, garbage collection, garbage collector, gc, aikar flags, startup flags, jvm arguments, xmx',
    'view-distance-and-entities':
      'render distance, view distance, simulation distance, mob cap, mob limit, too many mobs, entities, entity limit, mobs not spawning',
    profiler:
      'lag, laggy, lagging, lags, lag spikes, tps, low tps, mspt, stutter, stuttering, freezing, freezes, slow, slow server, cant keep up, spark, timings, profile, performance, optimize, cpu usage',
    pregeneration:
      'pregenerate, pregen, pre-generate, generate world, generating chunks, chunks, new chunks, chunk loading, exploring, exploring new chunks, chunky, world border, lag when exploring, lag when flying, world size',
    'crash-reports':
      'crash, crashes, crashed, crashing, crash report, crash report has been saved, log, logs, latest log, server stopped, keeps stopping, error on startup, caused by, stack trace, stacktrace, report',
    account:
      'account, password, forgot password, forgotten password, reset password, change password, change email, email address, e-mail, username, log in, login to site, sign in, sign up, register on site, delete account, close account, sessions, hacked account, confirmation mail',
    'second-step':
      'two factor, two-factor, 2fa, second step, second factor, authenticator, authenticator app, verification code, lost phone, lost my phone, recovery codes, backup codes',
    balance:
      'balance, top up, add funds, pay, payment, payment method, card, refund, refunds, money back, charged, price, invoice, receipt',
    extending:
      'extend, extending, renew, renewal, renew server, expire, expired, expires, pay late, forgot to pay, server deleted, suspended, auto renew, change plan, subscription',
    'promo-code':
      'promo code, promocode, promo, coupon, coupon code, discount, discount code, voucher, gift code, redeem',
    support:
      'support, contact, contact support, help desk, ticket, talk to a human, write to you, complaint, report a problem, customer service',
    'another-node':
      'move to another node, other node, change node, switch node, closer to friends, move node, node overloaded, change location, relocate, another location',
    'declined-payments':
      'payment declined, card declined, payment failed, payment not going through, cant pay, charged but no balance, money not added, money missing, paid twice, charged twice, double charge, payment stuck, payment pending, payment page frozen',
    'company-documents':
      'documents, accounting, accountant, company, business, sole trader, invoice for company, invoices, statement, act, tax number, vat, bank transfer, company details, contract',
    'share-log':
      'share log, share logs, send log, log link, paste log, mclogs, mclo gs, pastebin, post my log, show log',
    'players-page':
      'players tab, player list, remove operator, deop, ban list, ip ban, ban ip, unban ip, whitelist json, ops json, allowlist, ban on bedrock',
    votes:
      'vote, votes, voting, vote rewards, votifier, nuvotifier, votifierplus, votingplugin, server lists, server listing sites, top servers, promote my server, advertise server, port 8192',
    mysql:
      'mysql, mariadb, database, databases, db, sql, sqlite, phpmyadmin, postgresql, redis, mongodb, connect database, external database',
    'hybrid-cores':
      'hybrid, hybrid server, hybrids, mohist, arclight, magma, ketting, youer, catserver, cardboard, mods with plugins, mods and plugins on one server, plugins on forge, plugins on neoforge',
    'bedrock-addons':
      'addon, addons, bedrock addons, add-ons for bedrock, mods for bedrock, mods on phone, mcpack, mcaddon, behavior pack, behaviour pack, behavior packs, bedrock resource pack, world_behavior_packs, experiments, manifest',
    'game-rules':
      'game rule, game rules, gamerule, gamerules, keepinventory, keep inventory, keep items, keep items after death, mobgriefing, stop creepers, creepers blowing up, always day, stop time, daylight cycle, dodaylightcycle, disable rain, weather',
    'new-world':
      'new world, reset world, reset the world, wipe, wipe world, start over, fresh world, delete world, regenerate world, new seed, change seed, another seed, reset nether, reset the nether, reset end, reset the end, respawn dragon, ender dragon, reinstall',
    'several-worlds':
      'several worlds, multiple worlds, more worlds, second world, another world, two worlds, multiverse, multiworld, mv create, switch worlds, change world, level name, creative world, separate inventories, per world inventory',
    'start-by-joining':
      'start by joining, start server by joining, auto start, autostart, start on join, wake up server, sleeping server, friends start the server, start without me, start without the panel, join to start it',
    'homes-and-warps':
      'home, homes, sethome, set home, warp, warps, setwarp, tpa, teleport, teleport to friend, teleport to player, spawn command, setspawn, kit, kits, starter kit, essentialsx, essentials',
    afk: 'afk, away, idle, idling, inactive, kick afk, kick idle, idle timeout, sleep, sleeping, one player sleep, skip night, night not skipping, bed, sleeping percentage, playerssleepingpercentage',
    'anti-cheat':
      'anti cheat, anticheat, anti-cheat, cheater, cheating, hacks, hacked client, killaura, fly hack, speed hack, reach, grim, grimac, vulcan, matrix, spartan, false positives, rubberbanding, moved too quickly, flying is not enabled',
    'invalid-session':
      'invalid session, failed to log in, failed to login, failed to verify username, verify username, bad login, not authenticated, authentication servers are down, multiplayer is disabled, restart your game and the launcher',
  },
}
