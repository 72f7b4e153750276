import type { WikiWords } from './type.ts'

export const en: WikiWords = {
  stopWords:
    'a about all also am an and any are as at be been but by can cannot cant could did do does dont for from get give has have he help how i if im in into is isnt it its just keep let lets like make many me much must my need no not of off on one or our out please put set should so some someone something than that the their them then there they this to too up us use using want was way we were what when where which who why will with without wont would you your minecraft mc after again already anyone before better btw buy bought bro come doing each even ever every everyone everything go going gone got guys had hello hey hi hows id idk ill ive know kind kinda lol makes making maybe mean mine most nothing now o ok okay only others over own people pls plz possible pretty question quick really right rn same say says see seems she since sorry stuff still such sure tell thank thanks thing things think those thx till trying u ur very wanna wanted well whats whenever while whos wich wondering works work working yall yes yet youre gonna gotta everybody worked uses used add adding seeing look looking run running turn turning wants happens happen shows show somebody anybody',
  uncovered: [
    'tame, taming, breed, breeding, feed, fox, wolf, cat, dog, horse, parrot, axolotl, axolotls, bees, panda, dolphin, turtle, ocelot, camel, diamonds, diamond, where do diamonds spawn, netherite, ancient debris, gold, iron farm, ore, ores, y level, enchant, enchantment, enchantments, enchanting, bow, sword, pickaxe, armor, armour, shield, trident, potion, potions, brew, craft, crafting recipe, recipe, crafting table, anvil, beacon, end portal, nether portal, build a portal, find a village, find a fortress, nether fortress, stronghold, village, villager trade, biome, redstone, contraption, xp farm, enderman, enderman farm, auto farm, build a farm, wither, warden, kill the dragon, beat the game, build a house, house design, shaders, optifine, speedrun, totem, shulker box, cake, bread, fishing, hunger, mending, sharpness, fortune, silk touch, elytra find, hearts, island, mushroom island, mine at, healing, cure, zombie villager, melon, wheat',
    'rust, other game, other games, robux, free robux, minecoins',
    'website, host a website, web hosting, host my bot, bot hosting, host a discord bot, telegram, telegram bot, vpn, gpu, graphics card, mining, dedicated server, virtual server, access to the panel, panel access for a friend, invite to the panel, panel permissions, subuser, sub account, co owner, notify when server down, notification, notifications, alert, sms, mobile app, mail hosting, cloud storage, affiliate, affiliate program, referral, referral link, reseller, api, api key, web shop, online shop, slack, windows vps, brother log in to the panel',
    'job, jobs, hiring, hire me, vacancy, vacancies, work for you, salary, internship, become staff of yours, owns, owner of the company, who owns, founder, founded, ceo, investor, office, partnership, partner, sponsor, advertise with you, who made this hosting, where are you based, looking for moderators, need moderators, shares, stock, buy shares',
    'essay, homework, school, class, grade, maths, math, physics, chemistry, biology, history, weather, cooking, pizza, movie, song, joke, news, president, capital, population, how old, translate, love, girlfriend, football, how many people live, doctor, horoscope, lottery, draw, drawing, equation, solve, lorem ipsum',
  ],
  articles: {
    'first-server-java':
      'create a server, start a server, make a server, first server, getting started, join server, join my server, connect to server, cannot connect, cant connect, cant join, failed to connect, connection refused, connection timed out, timed out, no further information, unknown host, outdated client, failed to verify username, server address, server ip, what do i do first, first steps, beginner, new server, noob, play with friends, cant log in to the server, how do people join, invite friends',
    cores:
      'server software, server jar, jar type, paper, purpur, spigot, vanilla, folia, fabric, forge, neoforge, paper or purpur, difference between paper and spigot, change software, java version, server jar for mods, mods and plugins together, eula txt, java, bukkit, server type, best server software',
    'file-manager':
      'file manager, files in the browser, files in the panel, file editor, unpack archive, unzip, extract, zip, 7z, rar, bin, trash, recycle, undelete, deleted a file, upload a folder, drag and drop, permissions, permission denied, download from a link, search in files, nbt, edit a file, edit config, yml, json, edit without downloading, unpack, create folder, rename file, open config',
    sftp: 'sftp, ftp, filezilla, winscp, upload files, upload world, download files, download world, file access, server folders, ssh, ssh key, sftp password, rsync, scp, lftp, fingerprint, big file, large file, huge file, upload fails, ftp client',
    'move-a-server':
      'move, migrate, migration, transfer server, switch host, switch hosting, another host, aternos, move my world, from my pc, singleplayer world, import world, moving from another host, take my world, bring my world, bring plugins, exaroton, minehut, hamachi, old host, leaving my host, home pc',
    'subdomain-and-domain':
      'domain, subdomain, own domain, custom domain, dns, srv, srv record, a record, address without port, custom ip, custom address, bought a domain, my own address, name instead of numbers, nice ip, cname, numbers',
    'join-bedrock':
      'bedrock, join from phone, mobile, pocket edition, pe, mcpe, ipad, iphone, android, xbox, playstation, ps5, switch, nintendo, port 19132, bedrock server, add server, phone, tablet, ps4, console players',
    'not-starting':
      'wont start, won’t start, not starting, doesnt start, server wont start, not responding, doesnt respond, hangs, frozen, stuck, port taken, accept eula, wrong java, start timeout, sandbox, wont boot, wont turn on, stuck on starting, starts then stops, server broken, server down, installed a plugin and it wont start, added a mod and it wont start, doesnt open, loads forever, stuck loading, hangs while starting, takes forever to start',
    'server-properties':
      'server properties, server settings, pvp, turn off pvp, disable pvp, command blocks, enable command block, allow flight, flying, difficulty, gamemode, game mode, seed, hardcore, slots, max players, server port, rcon, disable nether, spawn monsters, hard mode, peaceful, killing each other, kill players, stop killing, fight, fighting, player damage, creative for everyone, survival, more slots, settings',
    'motd-and-icon':
      'motd, icon, server icon, logo, picture, server picture, description, server description, server name, server list, colors, colours, color codes, rainbow text, text under the name, coloured text, text in the server list, gradient, change name',
    backups:
      'backup, backups, back up, restore, restore world, roll back world, rollback world, save world, copy of the world, lost world, deleted world, corrupted world, create a backup, make a backup, go back, yesterday, undo, revert, burned down, burned, destroyed, world got corrupted, lost builds, lost everything, earlier save, old save',
    schedules:
      'schedule, schedules, scheduled restart, auto restart, automatic restart, daily restart, nightly restart, restart timer, cron, scheduler, automatic messages, announcements, timed commands, restart every day, reboot, every night, every morning, every few hours, at a certain time, auto messages, restart',
    upgrade:
      'upgrade, update server, update version, new version, newer version, change version, 1.21 to 26, migrate version, forceUpgrade, old world on new version, update minecraft, safe to update, will it break my world',
    'resource-packs-and-datapacks':
      'resource pack, resourcepack, texture pack, textures, datapack, data pack, datapacks, force texture pack, sha1, pack format, custom textures, everyone sees textures, datapacks folder, zip datapack, pack',
    protection:
      'protect, protection, griefer, griefers, griefing, ddos, bots, bot attack, hacked, xray, x-ray, xraying, cheaters, hackers, anticheat, who broke, who stole, coreprotect, private server, only friends, griefed, blew up, tnt, stole, stolen, steal, ddosing, ddosed, attack, attacking us, bots joining, roll back griefing, hacker',
    'offline-mode':
      'cracked, cracked server, pirated, tlauncher, no license, without buying, without premium, non premium, online mode, offline mode, authme, invalid session, skins, skins not showing, steve skin, login password, free minecraft, pirate, legacy launcher, ely by, skinsrestorer, easyauth, didnt buy the game, no premium account',
    luckperms:
      'admin, permissions, perms, ranks, rank, groups, prefix, prefixes, suffix, vip, luckperms, moderator, donor, privileges, titles, coloured names, colored name, chat prefix, permission for commands, helper, mod, roles, staff',
    worldguard:
      'claim, claims, land claim, region, regions, protect spawn, protect area, protect land, worldguard, worldedit, flags, plots, wand, permission to build, allow building, stop breaking, break blocks, cant break, no building, protect my base, area, breaking blocks at spawn',
    'economy-and-eula':
      'donation, donations, donate, sell, sell ranks, selling, monetize, make money, shop, store, economy, money plugin, currency, vault, essentials, real money, allowed to sell, eula rules, sell stuff, buy items, trading, coins, auction, player shops, money, mojang allows, is it legal, chestshop, rules of mojang',
    'plugins-and-mods':
      'plugin, plugins, mod, mods, install plugins, add plugins, install mods, add mods, update plugins, plugin not working, plugin not loading, jar files, where do mods go, plugins folder, mods folder, plugin is red, missing dependency, add a mod',
    modpacks:
      'modpack, modpacks, mod pack, curseforge, modrinth, mrpack, server pack, ftb, rlcraft, all the mods, pixelmon, ready made pack, cobblemon, better mc, create mod pack, install a pack',
    'voice-chat':
      'voice, voice chat, proximity chat, proximity voice, mic, microphone, cant hear, hear friends, talk, plasmo voice, talk in game, hear nearby, speaking, simple voice chat, only nearby',
    'web-maps':
      'map, live map, online map, web map, world map, map in browser, dynmap, bluemap, squaremap, see the world in a browser, see where players are, map website, minimap',
    discordsrv:
      'discord, discord bot, bot token, chat to discord, link discord, discord chat, discord bridge, discord console, messages from the game to discord, game chat, discord channel, sync roles, dc',
    proxies:
      'proxy, proxies, velocity, bungeecord, bungee, waterfall, network, server network, several servers, link servers, connect servers, multiple servers, lobby, hub, forwarding secret, ip forwarding, lobby and survival, one ip for several servers, join servers together, move between servers',
    viaversion:
      'different versions, any version, multiple versions, older version, old clients, other version, newer clients, viaversion, via version, viabackwards, outdated client, outdated server, protocol, 1.20 and 1.21, players on different versions, old version players, 1.8, 1.12, 1.16, other versions together, old client',
    'bedrock-on-java':
      'geyser, geysermc, floodgate, crossplay, cross play, cross platform, crossplatform, bedrock on java, bedrock players join java, phone join java, xbox join java, java and bedrock together, phone and pc, ipad on java, ipad and pc, mobile and pc, pe and java, switch and pc, console and pc, ipad',
    'memory-and-gc':
      'memory, ram, gb, how much ram, how much memory, allocate ram, more ram, not enough memory, out of memory, java heap space, garbage collection, garbage collector, gc, aikar flags, startup flags, jvm arguments, xmx, ran out of memory, low ram, gigs, gigabytes, eats memory, enough ram',
    'view-distance-and-entities':
      'render distance, view distance, simulation distance, mob cap, mob limit, too many mobs, entities, entity limit, mobs not spawning, too many animals, cows, villagers, limit mobs, limit animals, mob farm, animals slow, entities lag',
    profiler:
      'lag, laggy, lagging, lags, lag spikes, tps, low tps, mspt, stutter, stuttering, freezing, freezes, slow, slow server, cant keep up, spark, timings, profile, performance, optimize, cpu usage, why is it lagging, cause of lag, find the lag, which plugin lags, what causes lag, rubberband lag, choppy',
    pregeneration:
      'pregenerate, pregen, pre-generate, generate world, generating chunks, chunks, new chunks, chunk loading, exploring, exploring new chunks, chunky, world border, lag when exploring, lag when flying, world size, load chunks in advance, generate in advance, elytra lag, elytra, lag flying',
    'crash-reports':
      'crash, crashes, crashed, crashing, crash report, crash report has been saved, log, logs, latest log, server stopped, keeps stopping, error on startup, caused by, stack trace, stacktrace, report, which mod crashes, find the mod, which plugin crashes, cause of the crash, crashing every, culprit',
    account:
      'account, password, forgot password, forgotten password, reset password, change password, change email, email address, e-mail, username, log in, login to site, sign in, sign up, register on site, delete account, close account, sessions, hacked account, confirmation mail, confirm email, confirmation email, verify email, forgot username, cant log in to my account, remove account, email not arriving, spam folder, mailbox',
    'second-step':
      'two factor, two-factor, 2fa, second step, second factor, authenticator, authenticator app, verification code, lost phone, lost my phone, recovery codes, backup codes, code from the phone, login code, new phone, cant get in without a code, broke my phone',
    balance:
      'balance, top up, add funds, pay, payment, payment method, card, refund, refunds, money back, charged, price, invoice, receipt, add money, put money, deposit, pay by card, get my money back, payment methods, crypto, paypal, visa',
    extending:
      'extend, extending, renew, renewal, renew server, expire, expired, expires, pay late, forgot to pay, server deleted, suspended, auto renew, change plan, subscription, next month, dont pay, dont renew, another month, overdue, world deleted, running out, no money to renew, keep my server',
    'promo-code':
      'promo code, promocode, promo, coupon, coupon code, discount, discount code, voucher, gift code, redeem, youtuber code, streamer code, creator code, enter code',
    support:
      'support, contact, contact support, help desk, ticket, talk to a human, write to you, complaint, report a problem, customer service, where do i write, email you, talk to you, call you, phone number, working hours, help',
    'another-node':
      'move to another node, other node, change node, switch node, closer to friends, move node, node overloaded, change location, relocate, another location, better hardware, faster cpu, stronger machine, other machine, different country, another country, city, ping, faster machine',
    'declined-payments':
      'payment declined, card declined, payment failed, payment not going through, cant pay, charged but no balance, money not added, money missing, paid twice, charged twice, double charge, payment stuck, payment pending, payment page frozen, bank refuses, bank declined, card doesnt work, card not working, insufficient funds, card error',
    'company-documents':
      'documents, accounting, accountant, company, business, sole trader, invoice for company, invoices, statement, act, tax number, vat, bank transfer, company details, contract, terms of service, terms, privacy policy, personal data, offer, rules of the service, legal',
    'share-log':
      'share log, share logs, send log, log link, paste log, mclogs, mclo gs, pastebin, post my log, show log, send console, show console, send you the console, share console',
    'players-page':
      'players tab, player list, remove operator, deop, ban list, ip ban, ban ip, unban ip, whitelist json, ops json, allowlist, ban on bedrock, op, give op, op a friend, make op, operator, whitelist, white-list, white-listed, whitelisted, only friends, only my friends, let only friends join, private server, ban, ban a player, unban, kick, kick a player, ban someone, op myself, make myself op, opped',
    votes:
      'vote, votes, voting, vote rewards, votifier, nuvotifier, votifierplus, votingplugin, server lists, server listing sites, top servers, promote my server, advertise server, port 8192, voted, prize for voting, toplist',
    mysql:
      'mysql, mariadb, database, databases, db, sql, sqlite, phpmyadmin, postgresql, redis, mongodb, connect database, external database, database host, database password, database user, plugin asks for a database',
    'hybrid-cores':
      'hybrid, hybrid server, hybrids, mohist, arclight, magma, ketting, youer, catserver, cardboard, mods with plugins, mods and plugins on one server, plugins on forge, plugins on neoforge, mods and plugins at once, both mods and plugins, plugins on a modded server',
    'bedrock-addons':
      'addon, addons, bedrock addons, add-ons for bedrock, mods for bedrock, mods on phone, mcpack, mcaddon, behavior pack, behaviour pack, behavior packs, bedrock resource pack, world_behavior_packs, experiments, manifest, addon on bedrock, where to put the addon, install mcaddon',
    'game-rules':
      'game rule, game rules, gamerule, gamerules, keepinventory, keep inventory, keep items, keep items after death, mobgriefing, stop creepers, creepers blowing up, always day, stop time, daylight cycle, dodaylightcycle, disable rain, weather, drop items, not drop items, lose items, lose stuff, after death, die, died, death, phantoms, fire spread, rain, creepers',
    'new-world':
      'new world, reset world, reset the world, wipe, wipe world, start over, fresh world, delete world, regenerate world, new seed, change seed, another seed, reset nether, reset the nether, reset end, reset the end, respawn dragon, ender dragon, reinstall, delete map, new map, another map, generate a new world, from scratch, clear the world, restart the world',
    'several-worlds':
      'several worlds, multiple worlds, more worlds, second world, another world, two worlds, multiverse, multiworld, mv create, switch worlds, change world, level name, creative world, separate inventories, per world inventory, separate world, world for creative, extra world, one more world',
    'start-by-joining':
      'start by joining, start server by joining, auto start, autostart, start on join, wake up server, sleeping server, friends start the server, start without me, start without the panel, join to start it, im not home, while im away, friend turns on the server, turn on by themselves, turn on without me, start it themselves, turns on when somebody joins, wakes when someone joins',
    'homes-and-warps':
      'home, homes, sethome, set home, warp, warps, setwarp, tpa, teleport, teleport to friend, teleport to player, spawn command, setspawn, kit, kits, starter kit, essentialsx, essentials, tp home, teleport home, save a location, go home',
    afk: 'afk, away, idle, idling, inactive, kick afk, kick idle, idle timeout, sleep, sleeping, one player sleep, skip night, night not skipping, bed, sleeping percentage, playerssleepingpercentage, standing still, kicked for standing, kicked for being idle, idle too long',
    'anti-cheat':
      'anti cheat, anticheat, anti-cheat, cheater, cheating, hacks, hacked client, killaura, fly hack, speed hack, reach, grim, grimac, vulcan, matrix, spartan, false positives, rubberbanding, moved too quickly, flying is not enabled, flying, flies, fly, speed, catch hackers, catch cheaters, hackers flying',
    'invalid-session':
      'invalid session, failed to log in, failed to login, failed to verify username, verify username, bad login, not authenticated, authentication servers are down, multiplayer is disabled, restart your game and the launcher, session, restart the launcher, licence check, session expired',
  },
}
