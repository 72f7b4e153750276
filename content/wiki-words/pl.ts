import type { WikiWords } from './type.ts'

export const pl: WikiWords = {
  stopWords:
    'a aby ale albo bez bo by był być chce chcę co coś czego czemu czy dla dlaczego do gdy gdzie go i ich ile im innego inny i ja jak jaka jaki jakie jakis jakiś jako je jego jej jest jestem jeszcze jesli jeśli już juz kiedy kto ktoś który która które ma mam mi mnie mogę moge mojego mój moj moja może moze można mozna mu my na nad nie niz no o od on one pod po potrzeba pomocy proszę przed prze przez przy robić robic się sie są sa sobie siebie swój swoj swoja swojego swoją tak tam te tego tej ten to ty tylko u w wam was we wszyscy wszystkich wy z za zamiast ze że zrobić zrobic żeby zeby minecraft majnkraft',
  articles: {
    'first-server-java':
      'stworzyć serwer, założyć serwer, zrobić serwer, pierwszy serwer, uruchomić serwer, jak zacząć, wejść na serwer, dołączyć do serwera, połączyć się z serwerem, nie mogę wejść, nie łączy, nie wpuszcza, nie działa połączenie, błąd połączenia, nie można połączyć, connection refused, connection timed out, timed out, unknown host, nieznany host, outdated client, failed to verify username, adres serwera, ip serwera',
    cores:
      'silnik, silniki, silnik serwera, paper, purpur, spigot, vanilla, folia, fabric, forge, neoforge, jaki silnik wybrać, zmienić silnik, paper czy spigot, wersja java, mody i pluginy razem, eula txt, java',
    'file-manager':
      'menedżer plików, pliki w przeglądarce, pliki w panelu, edytor plików, rozpakować archiwum, zip, 7z, rar, kosz, przywrócić plik, usunąłem plik, prześlij folder, przeciągnij, uprawnienia plików, permission denied, pobierz z linku, szukaj w plikach, nbt',
    sftp: 'sftp, ftp, filezilla, winscp, wgrać pliki, wgrać świat, wrzucić pliki, pobrać pliki, pobrać świat, dostęp do plików, foldery serwera, ssh, klucz ssh, hasło sftp, rsync, scp, lftp, odcisk klucza',
    'move-a-server':
      'przenieść, przenieść serwer, przenieść świat, przenosiny, migracja, aternos, inny hosting, zmiana hostingu, z własnego komputera, z kompa, świat z singla, single player',
    'subdomain-and-domain':
      'domena, subdomena, własna domena, podpiąć domenę, ładny adres, adres bez portu, dns, srv, rekord srv, rekord a, własne ip',
    'join-bedrock':
      'bedrock, wejść z telefonu, telefon, mobilny, pe, xbox, playstation, switch, konsola do gier, port 19132, serwer bedrock',
    'not-starting':
      'nie uruchamia się, nie startuje, serwer się nie uruchamia, nie odpowiada, serwer nie odpowiada, zawiesił się, zacina się, padł, port zajęty, zaakceptować eula, piaskownica',
    'server-properties':
      'ustawienia serwera, server properties, pvp, wyłączyć pvp, bloki poleceń, command block, blok poleceń, latanie, fly, poziom trudności, trudność, tryb gry, gamemode, seed, ziarno, hardcore, sloty, liczba graczy, port serwera, rcon, wyłączyć nether, spawn mobów',
    'motd-and-icon':
      'motd, ikona, ikonka, ikona serwera, logo, obrazek serwera, obrazek, opis serwera, nazwa serwera, lista serwerów, kolory, kolorowy napis, krzaki zamiast liter',
    backups:
      'backup, backupy, bekap, kopia zapasowa, kopia świata, zapis świata, przywrócić świat, cofnąć świat, odzyskać świat, utracony świat, usunąłem świat, rollback świata',
    schedules:
      'harmonogram, harmonogramy, automatyczny restart, autorestart, restart co noc, restart o godzinie, cron, planowanie zadań, zaplanowane komendy, automatyczne wiadomości, ogłoszenia',
    upgrade:
      'aktualizacja, zaktualizować serwer, zmienić wersję, nowa wersja, podnieść wersję, update, upgrade, 1.21 na 26, forceUpgrade',
    'resource-packs-and-datapacks':
      'paczka zasobów, resource pack, resourcepack, texture pack, texturepack, tekstury, paczka tekstur, datapack, datapacki, paczka danych, sha1, wymusić paczkę',
    protection:
      'ochrona, zabezpieczyć, griefer, griefing, griefować, whitelist, whitelista, biała lista, ddos, boty, włamanie, hack, xray, iks rej, cheaterzy, czity, antycheat, kto zniszczył, kto ukradł, coreprotect, ban, zbanować, tylko dla znajomych',
    'offline-mode':
      'non premium, nonpremium, no premium, crack, cracked, pirat, piracki, piracka wersja, tlauncher, bez licencji, bez kupna, online mode, authme, hasło na serwerze, rejestracja na serwerze, logowanie na serwerze, skiny, nie widać skinów, steve',
    luckperms:
      'op, opa, dać opa, nadać opa, operator, admin, administrator, ranga, rangi, uprawnienia, permisje, grupy, prefiks, prefiksy, prefix, vip, luckperms, moderator',
    worldguard:
      'cuboid, cuboidy, region, regiony, działka, działki, zabezpieczyć spawn, ochrona terenu, ochrona spawnu, worldguard, worldedit, flagi, siekierka',
    'economy-and-eula':
      'donate, darowizny, sklep, sklep serwera, sprzedawać rangi, zarabiać, zarobić na serwerze, monetyzacja, ekonomia, pieniądze na serwerze, waluta, itemshop, vault, essentials, prawdziwe pieniądze, regulamin mojang',
    'plugins-and-mods':
      'plugin, pluginy, wtyczka, wtyczki, mod, mody, wgrać pluginy, wgrać mody, zainstalować pluginy, zainstalować mody, dodać plugin, plugin nie działa, aktualizacja pluginów, jar',
    modpacks:
      'modpack, modpacki, paczka modów, paczka z modami, curseforge, modrinth, mrpack, server pack, paczka serwerowa',
    'voice-chat':
      'voice chat, voicechat, czat głosowy, rozmowa głosowa, mikrofon, nie słychać, nie słyszę, gadać, proximity chat, plasmo voice',
    'web-maps':
      'mapa, mapa świata, mapa online, mapa na żywo, mapa w przeglądarce, dynmap, bluemap, squaremap',
    discordsrv:
      'discord, dc, bot, bot discord, token bota, czat z discordem, połączyć discorda, chat na discordzie, konsola na discordzie',
    proxies:
      'proxy, velocity, bungeecord, bungee, sieć serwerów, połączyć serwery, kilka serwerów, lobby, hub, forwarding secret, ip forwarding',
    viaversion:
      'różne wersje, z różnych wersji, inna wersja, starsza wersja, nowsza wersja, każda wersja, kilka wersji, viaversion, via version, viabackwards, outdated client, outdated server, protokół, 1.20 i 1.21',
    'bedrock-on-java':
      'geyser, floodgate, crossplay, telefon na javie, z telefonu na java, bedrock na javie, bedrock i java razem, gracze z telefonu, xbox na java',
    'memory-and-gc':
      'pamięć, ram, ramu, gb, ile ramu, ile pamięci, za mało pamięci, za mało ramu, brakuje pamięci, przydzielić ram, odśmiecanie, garbage collector, flagi aikara, flagi startowe, argumenty jvm, xmx, out of memory, java heap space, ile graczy na gb',
    'view-distance-and-entities':
      'zasięg renderowania, zasięg widzenia, render distance, view distance, simulation distance, limit mobów, za dużo mobów, moby się nie spawnują, byty, encje',
    profiler:
      'lag, lagi, laguje, lagować, ścina, tnie, zacina, przycina, muli, wolny serwer, niski tps, tps, mspt, spark, timings, obciążenie, optymalizacja',
    pregeneration:
      'pregeneracja, pregenerować, generowanie świata, generować świat, chunki, nowe chunki, ładowanie chunków, chunky, granica świata, world border, lagi przy lataniu',
    'crash-reports':
      'crash, crashuje, crashe, wywala, wyłącza się, wysypuje się, padł serwer, awaria, log, logi, raport, błąd przy starcie, nie startuje, nie uruchamia się, crash report, caused by',
    account:
      'konto, hasło, zapomniałem hasła, zapomniane hasło, zmienić hasło, reset hasła, odzyskać hasło, zmienić email, adres email, mail, logowanie do panelu, zalogować się, rejestracja na stronie, usunąć konto, sesje, konto zhakowane',
    'second-step':
      'dwuetapowe, weryfikacja dwuetapowa, uwierzytelnianie dwuskładnikowe, 2fa, drugi krok, drugi składnik, kod z aplikacji, google authenticator, zgubiłem telefon, kody zapasowe',
    balance:
      'saldo, portfel, doładować, doładowanie, doładować portfel, wpłata, wpłacić, płatność, zapłacić, blik, blikiem, karta płatnicza, przelew, zwrot, zwrot pieniędzy, pieniądze z powrotem, faktura, cena',
    extending:
      'przedłużyć, przedłużenie, przedłużyć serwer, przedłużenie serwera, odnowić, wygasł, wygasa, koniec planu, nie zapłaciłem, usunięcie serwera, usuną serwer, automatyczne przedłużanie, zmiana planu',
    'promo-code': 'kod promocyjny, kod rabatowy, promo, kupon, rabat, zniżka, promocja, voucher',
    support:
      'wsparcie, pomoc techniczna, support, kontakt, napisać do was, zgłoszenie, ticket, obsługa klienta, reklamacja, skontaktować się',
    'another-node':
      'przenieść na inny węzeł, inny węzeł, zmienić węzeł, bliżej znajomych, węzeł przeciążony, zmienić lokalizację, inna lokalizacja',
    'declined-payments':
      'płatność odrzucona, odrzucona płatność, płatność nie przeszła, płatność nie przechodzi, nie mogę zapłacić, błąd płatności, karta odrzucona, pobrało pieniądze, pobrano pieniądze a na saldzie nic, pieniądze nie doszły, zapłaciłem dwa razy, podwójna płatność, strona płatności się zawiesiła, kod nie przychodzi',
    'company-documents':
      'dokumenty, firma, dane firmy, dane do faktury, faktura vat, faktura na firmę, księgowość, księgowa, protokół, protokoły, działalność, jdg, nip, unp, inn, vat, rachunek bankowy, przelew firmowy, umowa',
    'share-log':
      'udostępnić log, udostępnić logi, wysłać log, wysłać logi, link do logu, pokazać log, wkleić log, mclogs, mclo gs, pastebin, wklej log',
    'players-page':
      'zakładka gracze, lista graczy, dodać do whitelisty, usunąć z whitelisty, zabrać opa, odebrać opa, lista banów, ban ip, ban na ip, odbanować, unban, whitelist json, ops json, allowlist, ban na bedrocku',
    votes:
      'głosowanie, głosowania, głosować na serwer, głosy, lista serwerów do głosowania, topka serwerów, ranking serwerów, promocja serwera, votifier, nuvotifier, votifierplus, votingplugin, nagroda za głos, nagrody za głosowanie, port 8192',
    mysql:
      'mysql, mariadb, baza danych, bazy danych, sql, sqlite, phpmyadmin, postgresql, redis, mongodb, podłączyć bazę, zewnętrzna baza',
    'hybrid-cores':
      'hybryda, silnik hybrydowy, silniki hybrydowe, mohist, arclight, magma, ketting, youer, catserver, cardboard, serwer z modami i pluginami, mody i pluginy na jednym serwerze, pluginy na forge, pluginy na fabric',
    'bedrock-addons':
      'addon, addony, addony bedrock, dodatki bedrock, mody na bedrock, mody na telefon, mcpack, mcaddon, behavior pack, behavior packs, pakiet zachowań, paczka zachowań, resource pack bedrock, world_behavior_packs, eksperymenty, manifest',
    'game-rules':
      'zasady gry, zasada gry, reguły gry, gamerule, game rule, keepinventory, keep inventory, nie tracić rzeczy, zachować rzeczy po śmierci, mobgriefing, creepery nie niszczą, wieczny dzień, zatrzymać czas, wyłączyć deszcz, doDaylightCycle',
    'new-world':
      'nowy świat, zresetować świat, reset świata, zacząć od nowa, wipe, wajp, skasować świat, nowy seed, zmienić seed, inny seed, nowe ziarno, reset netheru, zresetować nether, reset endu, przywrócić smoka, nowy smok, zainstalować ponownie',
    'several-worlds':
      'kilka światów, dwa światy, drugi świat, jeszcze jeden świat, multiverse, multiworld, mv create, zmienić świat, przełączać światy, level name, świat kreatywny, osobny ekwipunek, osobne ekwipunki',
    'start-by-joining':
      'uruchomić serwer wejściem, uruchamianie przy wejściu, włączyć serwer beze mnie, znajomi uruchamiają serwer, serwer sam się włącza, autostart, uśpiony serwer, obudzić serwer, zatrzymany wejdź aby go uruchomić, uruchomić bez panelu',
    'homes-and-warps':
      'dom, domy, ustawić dom, home, sethome, warp, warpy, setwarp, teleport, teleportacja, tpa, tp do znajomego, komenda spawn, setspawn, kit, kity, zestaw startowy, essentialsx, essentials',
    afk: 'afk, nieobecny, bezczynny, bezczynność, wyrzucać afk, kick afk, kick za afk, idle, noc się nie pomija, przespać noc, pominąć noc, jeden śpi, sen, łóżko, procent śpiących, playerssleepingpercentage',
    'anti-cheat':
      'antycheat, anty cheat, anticheat, antyczit, cheater, cheaty, czity, czit, killaura, fly hack, speed hack, grim, grimac, vulcan, matrix, spartan, fałszywe alarmy, cofa graczy, moved too quickly, flying is not enabled',
    'invalid-session':
      'invalid session, nieprawidłowa sesja, niepoprawna sesja, nieważna sesja, failed to verify username, nie udało się zweryfikować nazwy użytkownika, failed to log in, nie udało się zalogować, authentication servers are down, multiplayer is disabled, serwery uwierzytelniania, zrestartuj grę i launcher',
  },
}
