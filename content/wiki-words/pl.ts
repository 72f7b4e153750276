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
  },
}
