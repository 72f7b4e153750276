import type { WikiWords } from './type.ts'

export const en: WikiWords = {
  stopWords:
    'a about all also am an and any are as at be been but by can cannot cant could did do does dont ' +
    'for from get give has have he help how i if im in into is isnt it its just keep let lets like ' +
    'make many me much must my need no not of off on one or our out please put set should so some ' +
    'someone something than that the their them then there they this to too up us use using want was ' +
    'way we were what when where which who why will with without wont would you your minecraft mc ' +
    'after again already anyone before better btw buy bought bro come doing each even ever every ' +
    'everyone everything go going gone got guys had hello hey hi hows id idk ill ive know kind kinda ' +
    'lol makes making maybe mean mine most nothing now o ok okay only others over own people pls plz ' +
    'possible pretty question quick really right rn same say says see seems she since sorry stuff ' +
    'still such sure tell thank thanks thing things think those thx till trying u ur very wanna wanted ' +
    'well whats whenever while whos wich wondering works work working yall yes yet youre gonna gotta ' +
    'everybody worked uses used add adding seeing look looking run running turn turning wants happens ' +
    'happen shows show somebody anybody ppl dude dudes kid kids guy buddy mate friends bros little ' +
    'click clicks here whole stop tells told keeps kept said finally suddenly actually basically ' +
    'literally super bit lot lots ton next anyway anyways stupid damn wtf tf omg ure doesnt didnt ' +
    'wasnt arent shouldnt couldnt havent hasnt youd wouldve having done putting puts type types typing ' +
    'called call needs needed wish hope explain sees tried tries within hes shes theyre thats theres ' +
    'heres wheres best good bad nice great',
  uncovered: [
    'tame, taming, breed, breeding, feed, fox, wolf, cat, dog, horse, parrot, axolotl, axolotls, bees, ' +
      'panda, dolphin, turtle, ocelot, camel, diamonds, diamond, where do diamonds spawn, netherite, ' +
      'ancient debris, gold, iron farm, ore, ores, y level, enchant, enchantment, enchantments, ' +
      'enchanting, bow, sword, pickaxe, armor, armour, shield, trident, potion, potions, brew, craft, ' +
      'crafting recipe, recipe, crafting table, anvil, beacon, end portal, nether portal, build a ' +
      'portal, find a village, find a fortress, nether fortress, stronghold, village, villager trade, ' +
      'biome, redstone, contraption, xp farm, enderman, enderman farm, auto farm, build a farm, wither, ' +
      'warden, kill the dragon, beat the game, build a house, house design, shaders, optifine, speedrun, ' +
      'totem, shulker box, cake, bread, fishing, hunger, mending, sharpness, fortune, silk touch, elytra ' +
      'find, hearts, island, mushroom island, mine at, healing, cure, zombie villager, melon, wheat',
    'rust, other game, other games, robux, free robux, minecoins',
    'website, host a website, web hosting, host my bot, bot hosting, host a discord bot, telegram, ' +
      'telegram bot, vpn, gpu, graphics card, mining, dedicated server, virtual server, access to the ' +
      'panel, panel access for a friend, invite to the panel, panel permissions, subuser, sub account, ' +
      'co owner, notify when server down, notification, notifications, alert, sms, mobile app, mail ' +
      'hosting, cloud storage, affiliate, affiliate program, referral, referral link, reseller, api, api ' +
      'key, web shop, online shop, slack, windows vps, brother log in to the panel',
    'job, jobs, hiring, hire me, vacancy, vacancies, work for you, salary, internship, become staff of ' +
      'yours, owns, owner of the company, who owns, founder, founded, ceo, investor, office, ' +
      'partnership, partner, sponsor, advertise with you, who made this hosting, where are you based, ' +
      'looking for moderators, need moderators, shares, stock, buy shares',
    'essay, homework, school, class, grade, maths, math, physics, chemistry, biology, history, ' +
      'weather, cooking, pizza, movie, song, joke, news, president, capital, population, how old, ' +
      'translate, love, girlfriend, football, how many people live, doctor, horoscope, lottery, draw, ' +
      'drawing, equation, solve, lorem ipsum',
    'python, learn programming, programmer, lessons, university, exam, cartoon, tv series, anime, ' +
      'music, buy a phone, laptop, render, blender, artificial intelligence, bitcoin, recipes, diet, ' +
      'workout, taxi, ticket, flight, train, holiday, hotel, clothes, shoes, birthday, gift ideas, movie ' +
      'night, netflix',
    'pig, chicken, donkey, llama, rabbit, bee, honey, frog, goat, sniffer, slime, slimeballs, shulker, ' +
      'drill, mace, ender chest, eye of ender, heart of the sea, sponge, scaffolding, hopper, piston, ' +
      'observer, comparator, rails, minecart, boat, treasure map, shipwreck, temple, mansion, outpost, ' +
      'raid, pillager, witch, ghast, blaze, creaking, invisibility, fast xp, repair pickaxe, fishing ' +
      'rod, crossbow, arrows, ender pearl, obsidian, quartz, copper, lapis, emeralds, find coal, ' +
      'sapling, pumpkin, carrots, sugar cane, bamboo, mushrooms, where do they live, what does it eat, ' +
      'how to kill, fastest way to level',
    'crypto, cryptocurrency, bitcoin, top up with crypto, top up with cryptocurrency, pay with crypto, ' +
      'pay with cryptocurrency, pay with bitcoin, pay in bitcoin, usdt, pay usdt, btc, ethereum, tether',
    'gift card, gift voucher, give as a gift, give a server, gift a server, buy as a present, gift for ' +
      'a friend, gift, present, certificate',
    'teamspeak server, cost teamspeak, how much teamspeak, teamspeak price, teamspeak',
  ],
  articles: {
    'first-server-java':
      'create a server, start a server, make a server, first server, getting started, join server, ' +
      'join my server, connect to server, cannot connect, cant connect, cant join, failed to connect, ' +
      'connection refused, connection timed out, timed out, no further information, unknown host, ' +
      'outdated client, failed to verify username, server address, server ip, what do i do first, ' +
      'first steps, beginner, new server, noob, play with friends, cant log in to the server, how do ' +
      'people join, invite friends, i paid now what, bought a server what now, where do i type the ip, ' +
      'where to put the address, where is my ip, direct connect, multiplayer menu, add server, join ' +
      'game, invite my friends, send friends the ip, how to start playing, connection lost, cant find ' +
      'the server, nobody can join, first launch, connect, friends cant join, whats the ip, find the ' +
      'ip, paid',
    cores:
      'server software, server jar, jar type, paper, purpur, spigot, vanilla, folia, fabric, forge, ' +
      'neoforge, paper or purpur, difference between paper and spigot, change software, java version, ' +
      'server jar for mods, mods and plugins together, eula txt, java, bukkit, server type, best ' +
      'server software, which version of server, clean minecraft, switch to paper, change jar, which ' +
      'jar, jar for plugins, jar for survival, forge or fabric, quilt, pufferfish, leaf, which one to ' +
      'pick',
    'file-manager':
      'file manager, files in the browser, files in the panel, file editor, unpack archive, unzip, ' +
      'extract, zip, 7z, rar, bin, trash, recycle, undelete, deleted a file, upload a folder, drag and ' +
      'drop, permissions, permission denied, download from a link, search in files, nbt, edit a file, ' +
      'edit config, yml, json, edit without downloading, unpack, create folder, rename file, open ' +
      'config, fix a line, one line, line in a config, files, delete folder, deleted by accident, ' +
      'archive, files on my phone, open file, config, configs, upload in the browser, restore file, ' +
      'copy file, where are the files, text editor, edit yml from phone, change a file',
    sftp:
      'sftp, ftp, filezilla, winscp, upload files, upload world, download files, download world, file ' +
      'access, server folders, ssh, ssh key, sftp password, rsync, scp, lftp, fingerprint, big file, ' +
      'large file, huge file, upload fails, ftp client, upload, download everything, too big for ' +
      'browser, browser upload fails, 5 gb file, connect to files, key instead of password, sftp login, ' +
      'sftp port, ftp access, terminal, linux, authentication failed, upload stops, huge upload',
    'move-a-server':
      'move, migrate, migration, transfer server, switch host, switch hosting, another host, aternos, ' +
      'move my world, from my pc, singleplayer world, import world, moving from another host, take my ' +
      'world, bring my world, bring plugins, exaroton, minehut, hamachi, old host, leaving my host, ' +
      'home pc, move over, bring over, transfer world, our own world, world from my computer, played ' +
      'at home, lan world, realms, from a free host, from another provider, keep progress, save from ' +
      'pc, upload my own world, switch to you, previous host, coming from, migrate to you, single ' +
      'player save, mcprohosting',
    'subdomain-and-domain':
      'domain, subdomain, own domain, custom domain, dns, srv, srv record, a record, address without ' +
      'port, custom ip, custom address, bought a domain, my own address, name instead of numbers, nice ' +
      'ip, cname, numbers, name instead of ip, letters, without numbers, without the port, remove ' +
      'port, nice looking ip, hook up domain, play, domain not working, remember the ip, shorter ' +
      'address, vanity, hostname, godaddy, cloudflare, namecheap, registrar',
    'join-bedrock':
      'bedrock, join from phone, mobile, pocket edition, pe, mcpe, ipad, iphone, android, xbox, ' +
      'playstation, ps5, switch, nintendo, port 19132, bedrock server, add server, phone, tablet, ps4, ' +
      'console players, kid on tablet, on my phone, from a console, bedrock address, add server on ' +
      'phone, xbox cant add, mobile version, phone version, windows 10 edition, bedrock port, put the ' +
      'address, son on xbox, friends on ps5, where to put the address, chromebook, bedrock edition, ' +
      'friends on phone, friend on phone',
    'not-starting':
      'wont start, won’t start, not starting, doesnt start, server wont start, not responding, doesnt ' +
      'respond, hangs, frozen, stuck, port taken, accept eula, wrong java, start timeout, sandbox, ' +
      'wont boot, wont turn on, stuck on starting, starts then stops, server broken, server down, ' +
      'installed a plugin and it wont start, added a mod and it wont start, doesnt open, loads ' +
      'forever, stuck loading, hangs while starting, takes forever to start, goes red, hit start, ' +
      'press start, click start, dies instantly, shuts down right away, red status, turns off after a ' +
      'second, dead server, doesnt come up, spinning, start button does nothing, refuses to start, ' +
      'after update wont start, offline after start, stays offline, boots then dies, comes on then off',
    'server-properties':
      'server properties, server settings, pvp, turn off pvp, disable pvp, command blocks, enable ' +
      'command block, allow flight, flying, difficulty, gamemode, game mode, seed, hardcore, slots, ' +
      'max players, server port, rcon, disable nether, spawn monsters, hard mode, peaceful, killing ' +
      'each other, kill players, stop killing, fight, fighting, player damage, creative for everyone, ' +
      'survival, more slots, settings, server config, hitting each other, beat each other up, set ' +
      'difficulty, more players, player limit, raise player cap, fly in survival, monsters off, ' +
      'disable mobs, spawn protection, whitelist setting, change mode, make it hard, make it peaceful, ' +
      'enable pvp, friendly fire, waiting for a restart, running with the old values, restart needed',
    'motd-and-icon':
      'motd, icon, server icon, logo, picture, server picture, description, server description, server ' +
      'name, server list, colors, colours, color codes, rainbow text, text under the name, coloured ' +
      'text, text in the server list, gradient, change name, greeting, picture next to the name, logo ' +
      'for the server, avatar, gray square, grey square, text color, nice description, title, 64x64, ' +
      'png, two lines, replace a minecraft server, banner, pfp, profile picture',
    backups:
      'backup, backups, back up, restore, restore world, roll back world, rollback world, save world, ' +
      'copy of the world, lost world, deleted world, corrupted world, create a backup, make a backup, ' +
      'go back, yesterday, undo, revert, burned down, burned, destroyed, world got corrupted, lost ' +
      'builds, lost everything, earlier save, old save, previous save, back to yesterday, restore ' +
      'yesterday, accidentally deleted, all gone, everything is gone, builds gone, save our map, save ' +
      'our world, recover, recovery, recover world, broken world, world vanished, progress lost, ' +
      'safety copy, copies, how often backups, where are backups, download backup, time machine, ' +
      'before it happened, snapshot, an hour ago, last night',
    schedules:
      'schedule, schedules, scheduled restart, auto restart, automatic restart, daily restart, nightly ' +
      'restart, restart timer, cron, scheduler, automatic messages, announcements, timed commands, ' +
      'restart every day, reboot, every night, every morning, every few hours, at a certain time, auto ' +
      'messages, restart, restarts by itself, restart itself, at 4am, 4 am, at night, automatically, ' +
      'every 6 hours, timed, command on a timer, reminder, warn before restart, tasks, task, once a ' +
      'day, once a week, broadcast, turn off at night, weekly, daily, every hour',
    upgrade:
      'upgrade, update server, update version, new version, newer version, change version, 1.21 to 26, ' +
      'migrate version, forceUpgrade, old world on new version, update minecraft, safe to update, will ' +
      'it break my world, bump version, latest version, new update came out, newest, go from version ' +
      'to version, builds break, downgrade, lower version, update paper, latest paper, fresh release, ' +
      'update came out, jump versions',
    'resource-packs-and-datapacks':
      'resource pack, resourcepack, texture pack, textures, datapack, data pack, datapacks, force ' +
      'texture pack, sha1, pack format, custom textures, everyone sees textures, datapacks folder, zip ' +
      'datapack, pack, download automatically for everyone, everyone gets the pack, own textures, link ' +
      'to pack, direct link, install datapack, sounds, models, required pack, force pack, auto ' +
      'download pack, texture, retexture',
    protection:
      'protect, protection, griefer, griefers, griefing, ddos, bots, bot attack, hacked, xray, x-ray, ' +
      'xraying, cheaters, hackers, anticheat, who broke, who stole, coreprotect, private server, only ' +
      'friends, griefed, blew up, tnt, stole, stolen, steal, ddosing, ddosed, attack, attacking us, ' +
      'bots joining, roll back griefing, hacker, rat, robbed, raided, raiding, looted, nicked, chests ' +
      'emptied, chests, emptied my chest, who did it, find out who, who took, block history, log ' +
      'blocks, vandal, bots spamming, spam bots, flood of bots, took down the server, burned my house, ' +
      'lava, strangers, randoms, wrecked, destroyed my house, thief, ransacked, rollback player, ' +
      'griefed my base',
    'offline-mode':
      'cracked, cracked server, pirated, tlauncher, no license, without buying, without premium, non ' +
      'premium, online mode, offline mode, authme, invalid session, skins, skins not showing, steve ' +
      'skin, login password, free minecraft, pirate, legacy launcher, ely by, skinsrestorer, easyauth, ' +
      'didnt buy the game, no premium account, pirated version, unlicensed, cracked launcher, cracked ' +
      'client, without paying for the game, doesnt own the game, doesnt have the game bought, let ' +
      'cracked players, online-mode false, skins dont work, skin, register, login, joined with my ' +
      'name, someone uses my name, impersonate, name stolen, no microsoft account, everyone is steve, ' +
      'everyone looks like steve',
    luckperms:
      'admin, permissions, perms, ranks, rank, groups, prefix, prefixes, suffix, vip, luckperms, ' +
      'moderator, donor, privileges, titles, coloured names, colored name, chat prefix, permission for ' +
      'commands, helper, mod, roles, staff, rank perks, tag, tags, tag before the name, vip in front ' +
      'of name, hand out permissions, mods can kick, let moderators ban, access to command, players ' +
      'cant use commands, no permission, hierarchy, role, name color, donators, group, let helpers, ' +
      'give friend rights, perm, trusted',
    worldguard:
      'claim, claims, land claim, region, regions, protect spawn, protect area, protect land, ' +
      'worldguard, worldedit, flags, plots, wand, permission to build, allow building, stop breaking, ' +
      'break blocks, cant break, no building, protect my base, area, breaking blocks at spawn, land, ' +
      'strangers cant break, keep others from building, lock chest, lock my chest, town, fence off, ' +
      'safe zone, no pvp zone, zone, border of area, protect town, nobody touches, protect my house, ' +
      'protect builds, protect my build, cuboid, own plot, stop people building, spawn untouched',
    'economy-and-eula':
      'donation, donations, donate, sell, sell ranks, selling, monetize, make money, shop, store, ' +
      'economy, money plugin, currency, vault, essentials, real money, allowed to sell, eula rules, ' +
      'sell stuff, buy items, trading, coins, auction, player shops, money, mojang allows, is it ' +
      'legal, chestshop, rules of mojang, sell crates, crates, crate, real cash, cash, dollars, euros, ' +
      'legal, allowed, ok with mojang, mojang, earn money, earning, shop on server, server currency, ' +
      'trade with each other, coin, cover costs, cover the costs, vip for money, income, pay to win, ' +
      'tebex, buycraft, marketplace',
    'plugins-and-mods':
      'plugin, plugins, mod, mods, install plugins, add plugins, install mods, add mods, update ' +
      'plugins, plugin not working, plugin not loading, jar files, where do mods go, plugins folder, ' +
      'mods folder, plugin is red, missing dependency, add a mod, drop in a plugin, dropped a jar, mod ' +
      'for, jar file, jar, where do i put the jar, where to get plugins, safe plugin, put in a plugin ' +
      'but nothing happens, remove plugin, spigot resource, hangar, modrinth, forge mods, fabric mods, ' +
      'do my friends need the mod, plugin red, add vein miner, install, get a mod, client mod',
    modpacks:
      'modpack, modpacks, mod pack, curseforge, modrinth, mrpack, server pack, ftb, rlcraft, all the ' +
      'mods, pixelmon, ready made pack, cobblemon, better mc, create mod pack, install a pack, pack ' +
      'with 200 mods, whole pack, ready made mods, pokemon, pack from curseforge, atm10, create pack, ' +
      'ftb pack, which pack, play a pack with friends, serverpack, stoneblock, vault hunters, ' +
      'prominence, dawncraft',
    'voice-chat':
      'voice, voice chat, proximity chat, proximity voice, mic, microphone, cant hear, hear friends, ' +
      'talk, plasmo voice, talk in game, hear nearby, speaking, simple voice chat, only nearby, hear ' +
      'each other, chat by voice, chatting, voices nearby, mic doesnt work, microphone not working, ' +
      'talk to nearby, by distance, walkie, standing close, talk to people near, vc',
    'web-maps':
      'map, live map, online map, web map, world map, map in browser, dynmap, bluemap, squaremap, see ' +
      'the world in a browser, see where players are, map website, minimap, look at the map, server ' +
      'map, who is where, where everyone is, from above, bird view, 3d map, link to map, show map to ' +
      'friends, map on the internet, google maps, browse the world, zoomable',
    discordsrv:
      'discord, discord bot, bot token, chat to discord, link discord, discord chat, discord bridge, ' +
      'discord console, messages from the game to discord, game chat, discord channel, sync roles, dc, ' +
      'messages on discord, chat from game, see chat in discord, webhook, hook up discord, who joined ' +
      'on discord, discord roles, both ways, online status in discord, dc channel, discord server, ' +
      'chat sync',
    proxies:
      'proxy, proxies, velocity, bungeecord, bungee, waterfall, network, server network, several ' +
      'servers, link servers, connect servers, multiple servers, lobby, hub, forwarding secret, ip ' +
      'forwarding, lobby and survival, one ip for several servers, join servers together, move between ' +
      'servers, skyblock, anarchy, minigames, bedwars, send players, move players, switch between ' +
      'servers, portal between servers, server command, one address, one ip, two servers, backend, ' +
      'survival and skyblock, connect two servers, connected servers',
    viaversion:
      'different versions, any version, multiple versions, older version, old clients, other version, ' +
      'newer clients, viaversion, via version, viabackwards, outdated client, outdated server, ' +
      'protocol, 1.20 and 1.21, players on different versions, old version players, 1.8, 1.12, 1.16, ' +
      'other versions together, old client, version mismatch, newer client, join from newer version, ' +
      'any client, versions dont match, friend has another version, friend is on a different version, ' +
      'different clients, players on older, support versions, incompatible client, not same version, ' +
      'lower version',
    'bedrock-on-java':
      'geyser, geysermc, floodgate, crossplay, cross play, cross platform, crossplatform, bedrock on ' +
      'java, bedrock players join java, phone join java, xbox join java, java and bedrock together, ' +
      'phone and pc, ipad on java, ipad and pc, mobile and pc, pe and java, switch and pc, console and ' +
      'pc, ipad, phone with us on java, brother on phone, sister on ipad, console with us, play ' +
      'together pc and phone, mobile players, bedrock friends, xbox friends with pc friends, dot ' +
      'before name, mixed, java server for phones, kids on tablets and pc, ps5 and pc',
    'memory-and-gc':
      'memory, ram, gb, how much ram, how much memory, allocate ram, more ram, not enough memory, out ' +
      'of memory, java heap space, garbage collection, garbage collector, gc, aikar flags, startup ' +
      'flags, jvm arguments, xmx, ran out of memory, low ram, gigs, gigabytes, eats memory, enough ' +
      'ram, enough memory, how many gigs, for 10 people, for 20 players, for 5 friends, memory full, ' +
      'memory leak, leak, fills up, ram keeps growing, 4 gigs, 8 gigs, 16 gigs, which plan, what plan ' +
      'do i need, plan for modpack, flags, heap, ram usage, what size',
    'view-distance-and-entities':
      'render distance, view distance, simulation distance, mob cap, mob limit, too many mobs, ' +
      'entities, entity limit, mobs not spawning, too many animals, cows, villagers, limit mobs, limit ' +
      'animals, mob farm, animals slow, entities lag, how many chunks, radius, see far, cant see far, ' +
      'fog, cut off in the distance, chickens, pen, herd, farms, items on the ground, limits, mobs ' +
      'dont appear, mobs not appearing, lower render, sheep, breeding pen, too many cows, no mobs, ' +
      'spawn rates',
    profiler:
      'lag, laggy, lagging, lags, lag spikes, tps, low tps, mspt, stutter, stuttering, freezing, ' +
      'freezes, slow, slow server, cant keep up, spark, timings, profile, performance, optimize, cpu ' +
      'usage, why is it lagging, cause of lag, find the lag, which plugin lags, what causes lag, ' +
      'rubberband lag, choppy, eats cpu, whats eating, hogging, drops, thrown back, teleports back, ' +
      'pulled back, blocks come back, blocks reappear, rubberbands, rubberband, slideshow, sluggish, ' +
      'bad performance, cpu load, delay, delayed, freeze, tps dropped, tps 10, unplayable, takes ' +
      'forever to break a block, jitter, hiccups, everything is slow',
    pregeneration:
      'pregenerate, pregen, pre-generate, generate world, generating chunks, chunks, new chunks, chunk ' +
      'loading, exploring, exploring new chunks, chunky, world border, lag when exploring, lag when ' +
      'flying, world size, load chunks in advance, generate in advance, elytra lag, elytra, lag ' +
      'flying, flying around, unexplored, uncharted, new territory, explore, ahead of time, in ' +
      'advance, 5000 blocks, blocks around spawn, edge of the map, limit the world, map size, infinite ' +
      'world, world file too big, disk space, disk full, prebuild, preload',
    'crash-reports':
      'crash, crashes, crashed, crashing, crash report, crash report has been saved, log, logs, latest ' +
      'log, server stopped, keeps stopping, error on startup, caused by, stack trace, stacktrace, ' +
      'report, which mod crashes, find the mod, which plugin crashes, cause of the crash, crashing ' +
      'every, culprit, crashlog, blew up with error, error in log, red lines, red text, exception, ' +
      'error, why did it go down, why it died, dies at night, server shuts itself down, crashes every ' +
      'hour, what is this error, read the log, who is to blame, find the guilty, broken mod, went ' +
      'down, keeps dying',
    account:
      'account, password, forgot password, forgotten password, reset password, change password, change ' +
      'email, email address, e-mail, username, log in, login to site, sign in, sign up, register on ' +
      'site, delete account, close account, sessions, hacked account, confirmation mail, confirm ' +
      'email, confirmation email, verify email, forgot username, cant log in to my account, remove ' +
      'account, email not arriving, spam folder, mailbox, erase my profile, profile, delete my data, ' +
      'erase data, mail, change mail, mail never came, no email, link from email, dont remember ' +
      'password, someone logged in, log out everywhere, log into panel, cant log in panel, registered, ' +
      'sign out, username change, login not working, stored about me, gdpr, compromised',
    'second-step':
      'two factor, two-factor, 2fa, second step, second factor, authenticator, authenticator app, ' +
      'verification code, lost phone, lost my phone, recovery codes, backup codes, code from the ' +
      'phone, login code, new phone, cant get in without a code, broke my phone, google authenticator, ' +
      'secure my account, six digits, six digit code, dropped my phone, phone stolen, changed phone, ' +
      'deleted the app, one time code, totp, backup code, second password, phone in the lake, app with ' +
      'codes, mfa',
    balance:
      'balance, top up, add funds, pay, payment, payment method, card, refund, refunds, money back, ' +
      'charged, price, invoice, receipt, add money, put money, deposit, pay by card, get my money ' +
      'back, payment methods, paypal, visa, return the rest, leftover, leftover money, wallet, what is ' +
      'left, quit playing, stopped playing, changed my mind, how to pay, which cards, minimum, mum ' +
      'paid, parents card, payment history, how much does it cost, price list, get my cash back, ' +
      'overpaid, paid too much, apple pay, google pay, bank card, fund',
    extending:
      'extend, extending, renew, renewal, renew server, expire, expired, expires, pay late, forgot to ' +
      'pay, server deleted, suspended, auto renew, change plan, subscription, next month, dont pay, ' +
      'dont renew, another month, overdue, world deleted, running out, no money to renew, keep my ' +
      'server, forgot to renew, ran out, time is up, paid until, on vacation, going away, still save ' +
      'the world, how long is the world kept, keep the world, bigger plan, upgrade plan, downgrade ' +
      'plan, smaller plan, pause, freeze, cancel, cancel subscription, auto pay, automatic payment, ' +
      'due date, days left, lapse, lapsed, didnt pay, late payment, another plan',
    'promo-code':
      'promo code, promocode, promo, coupon, coupon code, discount, discount code, voucher, gift code, ' +
      'redeem, youtuber code, streamer code, creator code, enter code, word for a discount, code from ' +
      'a youtuber, youtuber, streamer, influencer, blogger, where to enter the code, cheaper, code ' +
      'doesnt work, sale, off, percent off, deal',
    support:
      'support, contact, contact support, help desk, ticket, talk to a human, write to you, complaint, ' +
      'report a problem, customer service, where do i write, email you, talk to you, call you, phone ' +
      'number, working hours, help, you dont answer, whom to write, silence, no reply, reach you, ' +
      'speak to a person, how long to wait, complain, phone support, reach out, host admin, weekends, ' +
      'staff of the host, get hold of, live chat, nobody answers',
    'another-node':
      'move to another node, other node, change node, switch node, closer to friends, move node, node ' +
      'overloaded, change location, relocate, another location, better hardware, faster cpu, stronger ' +
      'machine, other machine, different country, another country, city, ping, faster machine, weak ' +
      'hardware, weak cpu, ryzen, put us on a better machine, server closer, high ping, far away, ' +
      'which country, germany, poland, location, data center, datacenter, noisy neighbours, region, ' +
      'node, moved to another machine, latency, closer server, europe, usa',
    'declined-payments':
      'payment declined, card declined, payment failed, payment not going through, cant pay, charged ' +
      'but no balance, money not added, money missing, paid twice, charged twice, double charge, ' +
      'payment stuck, payment pending, payment page frozen, bank refuses, bank declined, card doesnt ' +
      'work, card not working, insufficient funds, card error, money left, money gone, money taken, ' +
      'bank blocks, wont take my card, not accepting card, cant get payment through, sms from bank, ' +
      '3ds, 3d secure, paid but nothing, not credited, zero balance, two payments, billed twice, error ' +
      'when paying, pending, payment error, refused, rejected, payment rejected, topped up but nothing',
    'company-documents':
      'documents, accounting, accountant, company, business, sole trader, invoice for company, ' +
      'invoices, statement, act, tax number, vat, bank transfer, company details, contract, terms of ' +
      'service, terms, privacy policy, personal data, offer, rules of the service, legal, accounting ' +
      'department, certificate of completion, receipt for company, on behalf of a company, firm, ' +
      'school pays, wire transfer, stamp, signature, tax office, service agreement, tax, invoice with ' +
      'vat, bookkeeping, bookkeeper, billing details, business invoice, agreement',
    'share-log':
      'share log, share logs, send log, log link, paste log, mclogs, mclo gs, pastebin, post my log, ' +
      'show log, send console, show console, send you the console, share console, look at my console, ' +
      'logs for friend, link to console, show the error, send the error, asked for log, they ask for ' +
      'the log, paste, post console, screenshot of console, share, upload log, dump the log, link to ' +
      'log',
    'players-page':
      'players tab, player list, remove operator, deop, ban list, ip ban, ban ip, unban ip, whitelist ' +
      'json, ops json, allowlist, ban on bedrock, op, give op, op a friend, make op, operator, ' +
      'whitelist, white-list, white-listed, whitelisted, only friends, only my friends, let only ' +
      'friends join, private server, ban, ban a player, unban, kick, kick a player, ban someone, op ' +
      'myself, make myself op, opped, op me, become admin, gamemode doesnt work, commands dont work, ' +
      'cheats, enable cheats, swearing, insulting, rude, toxic, throw out, remove a player, forever, ' +
      'permanently, by ip, banned by accident, unbanned, lift ban, white list, invited only, invite ' +
      'only, password on the server, lock the server, keep strangers out, who is online, mute, kicked ' +
      'out',
    votes:
      'vote, votes, voting, vote rewards, votifier, nuvotifier, votifierplus, votingplugin, server ' +
      'lists, server listing sites, top servers, promote my server, advertise server, port 8192, ' +
      'voted, prize for voting, toplist, upvote, upvotes, listing sites, crate key for vote, key when ' +
      'they vote, rewards for votes, votes not counted, find players, get players, get more players, ' +
      'advertise, where to advertise, promote, promotion, add to server list, top list, minecraft ' +
      'server lists, attract',
    mysql:
      'mysql, mariadb, database, databases, db, sql, sqlite, phpmyadmin, postgresql, redis, mongodb, ' +
      'connect database, external database, database host, database password, database user, plugin ' +
      'asks for a database, sql database, connect to db, database details, plugin needs a database, ' +
      'tables, create database, shared database, store in database, jdbc, sql server',
    'hybrid-cores':
      'hybrid, hybrid server, hybrids, mohist, arclight, magma, ketting, youer, catserver, cardboard, ' +
      'mods with plugins, mods and plugins on one server, plugins on forge, plugins on neoforge, mods ' +
      'and plugins at once, both mods and plugins, plugins on a modded server, mod and plugin, modded ' +
      'with plugins, plugin on forge, plugin on fabric, forge with plugins, fabric with plugins, ' +
      'essentials on forge, worldedit and mods, mods plus plugins, combine mods and plugins, both at ' +
      'once, bukkit plugins on forge, modded server plugins',
    'bedrock-addons':
      'addon, addons, bedrock addons, add-ons for bedrock, mods for bedrock, mods on phone, mcpack, ' +
      'mcaddon, behavior pack, behaviour pack, behavior packs, bedrock resource pack, ' +
      'world_behavior_packs, experiments, manifest, addon on bedrock, where to put the addon, install ' +
      'mcaddon, mcpedl, mcaddon file, mcpack file, bedrock pack, addon not working, experimental, ' +
      'activate addon, uuid, bedrock mods, add on',
    'game-rules':
      'game rule, game rules, gamerule, gamerules, keepinventory, keep inventory, keep items, keep ' +
      'items after death, mobgriefing, stop creepers, creepers blowing up, always day, stop time, ' +
      'daylight cycle, dodaylightcycle, disable rain, weather, drop items, not drop items, lose items, ' +
      'lose stuff, after death, die, died, death, phantoms, fire spread, rain, creepers, loot, drop my ' +
      'stuff, keep my stuff, gear, lose gear, keep gear, when i die, when you die, on death, respawn ' +
      'with items, creeper blew up my house, enderman blocks, fire, weather off, always night, fall ' +
      'damage, death messages, advancements in chat, coordinates, show coordinates, tick speed, random ' +
      'tick speed, hunger, natural regeneration, endless day, griefing mobs, weather cycle',
    'new-world':
      'new world, reset world, reset the world, wipe, wipe world, start over, fresh world, delete ' +
      'world, regenerate world, new seed, change seed, another seed, reset nether, reset the nether, ' +
      'reset end, reset the end, respawn dragon, ender dragon, reinstall, delete map, new map, another ' +
      'map, generate a new world, from scratch, clear the world, restart the world, sick of the map, ' +
      'bored of the map, throw away the map, delete world and start, clean world, season, new season, ' +
      'season 2, zero, world with another seed, superflat, flat world, large biomes, end again, nether ' +
      'again, dragon again, fresh start, start fresh, brand new map',
    'several-worlds':
      'several worlds, multiple worlds, more worlds, second world, another world, two worlds, ' +
      'multiverse, multiworld, mv create, switch worlds, change world, level name, creative world, ' +
      'separate inventories, per world inventory, separate world, world for creative, extra world, one ' +
      'more world, build world, building world, separate map, couple of worlds, third world, switch ' +
      'between worlds, teleport between worlds, portal to another world, resource world, farm world, ' +
      'flat world next to, worlds, builders, next to our survival, same server two worlds, creative ' +
      'plots, minigame world, world next to the main one',
    'start-by-joining':
      'start by joining, start server by joining, auto start, autostart, start on join, wake up ' +
      'server, sleeping server, friends start the server, start without me, start without the panel, ' +
      'join to start it, im not home, while im away, friend turns on the server, turn on by ' +
      'themselves, turn on without me, start it themselves, turns on when somebody joins, wakes when ' +
      'someone joins, off when empty, shuts down when empty, asleep, sleeps, im asleep, im at work, im ' +
      'at school, friends without me, friend wants to play and server is off, let friends turn it on, ' +
      'wake, auto on, turn on when joining, empty server, offline when nobody, server turns off by ' +
      'itself when nobody, boot when someone joins',
    'homes-and-warps':
      'home, homes, sethome, set home, warp, warps, setwarp, tpa, teleport, teleport to friend, ' +
      'teleport to player, spawn command, setspawn, kit, kits, starter kit, essentialsx, essentials, ' +
      'tp home, teleport home, save a location, go home, back to base, base, go back to my house, ' +
      'teleporting, tp, tp to friend, teleport to spawn, market warp, home command, spawn, set spawn, ' +
      'back command, return to death, rtp, random teleport, starting kit, jump home',
    afk:
      'afk, away, idle, idling, inactive, kick afk, kick idle, idle timeout, sleep, sleeping, one player ' +
      'sleep, skip night, night not skipping, bed, sleeping percentage, playerssleepingpercentage, ' +
      'standing still, kicked for standing, kicked for being idle, idle too long, went for tea, ' +
      'autoclicker, stands and doesnt play, standing around, afk players, taking up slots, kick those ' +
      'who stand, not everyone sleeps, night doesnt skip, skip the night, go to bed, half the players, ' +
      'one sleeps, inactive players, away from keyboard, doing nothing',
    'anti-cheat':
      'anti cheat, anticheat, anti-cheat, cheater, cheating, hacks, hacked client, killaura, fly hack, ' +
      'speed hack, reach, grim, grimac, vulcan, matrix, spartan, false positives, rubberbanding, moved ' +
      'too quickly, flying is not enabled, flying, flies, fly, speed, catch hackers, catch cheaters, ' +
      'hackers flying, hits through walls, through walls, sees through walls, digs straight to ' +
      'diamonds, straight to diamonds, unfair, cheats, aimbot, aim, autoclicker, nuker, speeding, ' +
      'catch a cheater, detects cheats, bans for nothing, kicks for flying, scaffold, baritone, wurst, ' +
      'meteor client, running super fast, cheat protection, anti-cheat protection, protection from ' +
      'cheaters, protection against cheats',
    'invalid-session':
      'invalid session, failed to log in, failed to login, failed to verify username, verify username, ' +
      'bad login, not authenticated, authentication servers are down, multiplayer is disabled, restart ' +
      'your game and the launcher, session, restart the launcher, licence check, session expired, try ' +
      'restarting your game, relog launcher, couldnt log in, could not authenticate, microsoft login, ' +
      'multiplayer disabled, microsoft account, auth servers, logged out, name check, relaunch',
  },
}
