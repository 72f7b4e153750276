import type { WikiWords } from './type.ts'

export const pl: WikiWords = {
  stopWords:
    'a aby ale albo bez bo by był być chce chcę co coś czego czemu czy dla dlaczego do gdy gdzie go i ich ile im innego inny i ja jak jaka jaki jakie jakis jakiś jako je jego jej jest jestem jeszcze jesli jeśli już juz kiedy kto ktoś który która które ma mam mi mnie mogę moge mojego mój moj moja może moze można mozna mu my na nad nie niz no o od on one pod po potrzeba pomocy proszę przed prze przez przy robić robic się sie są sa sobie siebie swój swoj swoja swojego swoją tak tam te tego tej ten to ty tylko u w wam was we wszyscy wszystkich wy z za zamiast ze że zrobić zrobic żeby zeby minecraft majnkraft witam cześć czesc hej siema dzień dobry dzien panstwa państwa pozdrawiam prosze pomoże pomozcie pomóżcie plis pls dzięki dzieki dziękuję dziekuje elo ej spoko kurde kurcze masakra serio jakby chyba raczej bardzo teraz dzisiaj jutro zawsze nigdy jedno więc wiec np itd ok cos ktos wiem wie wiedzieć chciałbym chcialbym chcialem da dało rade radę trzeba powinienem mieć miec będzie bedzie będą jakos jakoś takie taki taka wszystkim mógł mogli mogl moga mogą komus komuś lepsze lepszy ludzie działa dziala działają używać używa dodać dodac zobaczyć zobaczyc chcemy chcą potrzebuję potrzebuje potrzebny robi robią pokazuje pisze oraz szukam',
  uncovered: [
    'oswoić, oswajanie, oswojenie, rozmnażać, rozmnożyć, karmić, lis, lisa, wilk, wilka, kot, kota, pies, koń, papuga, aksolotl, pszczoły, panda, delfin, diamenty, diament, netherite, starożytne zgliszcza, złoto, ruda, rudy, na jakiej wysokości, zaklęcia, zaklęcie, zaczarować, enchanty, łuk, miecz, kilof, zbroja, tarcza, trójząb, mikstura, mikstury, warzyć, craftować, crafting, przepis, stół rzemieślniczy, kowadło, magiczna latarnia, beacon, portal do endu, portal do netheru, zbudować portal, forteca netheru, twierdza, wioska, handel z osadnikiem, biom, znaleźć wioskę, redstone, farma expa, farma endermanów, enderman, farma żelaza, zbudować farmę, wither, warden, zabić smoka, pokonać smoka, zbudować dom, ładny dom, shadery, optifine, speedrun, totem, ocelot, głód, łowienie ryb, serca, wyspa, wyspę, arbuz, wyhodować, pszenica, leczenia',
    'cs2, cs, csa, gta, robuxy, inna gra, inne gry, terraria, czołgi',
    'strona internetowa, postawić stronę, hosting strony, stronę www, zrobić stronę, hosting bota, bot discord hosting, bot w pythonie, telegram, bot telegram, vpn, karta graficzna, kopanie kryptowalut, serwer dedykowany, serwer wirtualny, dostęp do panelu, dostęp do panelu dla kolegi, zaprosić do panelu, uprawnienia w panelu, współwłaściciel, subkonto, powiadomienie gdy serwer padnie, powiadomienia, sms, alert, aplikacja mobilna, hosting poczty, chmura, program partnerski, polecenia, link polecający, api, sklep internetowy, messenger, brata do panelu',
    'praca, pracy u was, szukacie do pracy, zatrudnienie, zatrudniacie, rekrutacja, pensja, staż, praktyki, właściciel firmy, kto jest właścicielem, założyciel, prezes, kto stworzył hosting, inwestor, biuro, współpraca, partner, sponsor, reklama u was, szukacie moderatorów, potrzebni moderatorzy, akcje firmy',
    'zadanie domowe, zadanie, wypracowanie, szkoła, klasa, matma, matematyka, fizyka, chemia, biologia, historia, pogoda, gotowanie, przepis na ciasto, film, piosenka, żart, wiadomości, prezydent, stolica, ludność, ile lat, tłumaczenie, miłość, dziewczyna, piłka nożna, ile ludzi mieszka, lekarz, horoskop, narysować, równanie, pierogi',
  ],
  articles: {
    'first-server-java':
      'stworzyć serwer, założyć serwer, zrobić serwer, pierwszy serwer, uruchomić serwer, jak zacząć, wejść na serwer, dołączyć do serwera, połączyć się z serwerem, nie mogę wejść, nie łączy, nie wpuszcza, nie działa połączenie, błąd połączenia, nie można połączyć, connection refused, connection timed out, timed out, unknown host, nieznany host, outdated client, failed to verify username, adres serwera, ip serwera, co robić na początku, od czego zacząć, początkujący, skąd wziąć ip, wynająłem serwer, grać ze znajomymi, pierwszy raz',
    cores:
      'silnik, silniki, silnik serwera, paper, purpur, spigot, vanilla, folia, fabric, forge, neoforge, jaki silnik wybrać, zmienić silnik, paper czy spigot, wersja java, mody i pluginy razem, eula txt, java, bukkit, rodzaj serwera, co lepsze paper czy purpur',
    'file-manager':
      'menedżer plików, pliki w przeglądarce, pliki w panelu, edytor plików, rozpakować archiwum, zip, 7z, rar, kosz, przywrócić plik, usunąłem plik, prześlij folder, przeciągnij, uprawnienia plików, permission denied, pobierz z linku, szukaj w plikach, nbt, otworzyć config, edytować plik, edytować config, yml, json, rozpakować, utworzyć folder, zmienić nazwę pliku, bez pobierania',
    sftp: 'sftp, ftp, filezilla, winscp, wgrać pliki, wgrać świat, wrzucić pliki, pobrać pliki, pobrać świat, dostęp do plików, foldery serwera, ssh, klucz ssh, hasło sftp, rsync, scp, lftp, odcisk klucza, duży plik, duże pliki, wielki plik, przesyłanie się przerywa, gigabajtowy plik, klient ftp, plik',
    'move-a-server':
      'przenieść, przenieść serwer, przenieść świat, przenosiny, migracja, aternos, inny hosting, zmiana hostingu, z własnego komputera, z kompa, świat z singla, single player, odejść z innego hostingu, zabrać świat, zabrać mapę, zabrać pluginy, exaroton, minehut, hamachi, stary hosting, przenoszę się',
    'subdomain-and-domain':
      'domena, subdomena, własna domena, podpiąć domenę, ładny adres, adres bez portu, dns, srv, rekord srv, rekord a, własne ip, kupiłem domenę, swój adres, litery zamiast cyfr, ładne ip, cname, nazwa zamiast ip',
    'join-bedrock':
      'bedrock, wejść z telefonu, telefon, mobilny, pe, xbox, playstation, switch, konsola do gier, port 19132, serwer bedrock, android, iphone, ipad, tablet, ps4, ps5, nintendo, mcpe, konsola xbox',
    'not-starting':
      'nie uruchamia się, nie startuje, serwer się nie uruchamia, nie odpowiada, serwer nie odpowiada, zawiesił się, zacina się, padł, port zajęty, zaakceptować eula, piaskownica, nie odpala, nie chce się włączyć, nie włącza się, nie ładuje się, stoi na starcie, włącza się i wyłącza, zepsuł się serwer, nie działa serwer, wrzuciłem plugin i nie startuje, wrzuciłem moda i nie startuje, wisi na starcie, długo się uruchamia',
    'server-properties':
      'ustawienia serwera, server properties, pvp, wyłączyć pvp, bloki poleceń, command block, blok poleceń, latanie, fly, poziom trudności, trudność, tryb gry, gamemode, seed, ziarno, hardcore, sloty, liczba graczy, port serwera, rcon, wyłączyć nether, spawn mobów, hard, easy, bić się, żeby się nie bili, zabijać się, zabijać graczy, kreatywny dla wszystkich, survival, więcej slotów, ustawienia',
    'motd-and-icon':
      'motd, ikona, ikonka, ikona serwera, logo, obrazek serwera, obrazek, opis serwera, nazwa serwera, lista serwerów, kolory, kolorowy napis, krzaki zamiast liter, napis pod nazwą, kolorowy tekst, napis na liście, tekst na liście serwerów, gradient, zmienić nazwę',
    backups:
      'backup, backupy, bekap, kopia zapasowa, kopia świata, zapis świata, przywrócić świat, cofnąć świat, odzyskać świat, utracony świat, usunąłem świat, rollback świata, cofnąć, przywrócić, wczoraj, wczorajszy świat, jak było, spaliło się, spłonęło, świat się zepsuł, zniknęły budowle, kopia, odzyskać',
    schedules:
      'harmonogram, harmonogramy, automatyczny restart, autorestart, restart co noc, restart o godzinie, cron, planowanie zadań, zaplanowane komendy, automatyczne wiadomości, ogłoszenia, restart codziennie, restartować, sam się restartuje, co noc, codziennie rano, co kilka godzin, o danej godzinie, restart',
    upgrade:
      'aktualizacja, zaktualizować serwer, zmienić wersję, nowa wersja, podnieść wersję, update, upgrade, 1.21 na 26, forceUpgrade, stary świat na nowej wersji, zaktualizować, bezpiecznie zaktualizować, przejść na nową wersję',
    'resource-packs-and-datapacks':
      'paczka zasobów, resource pack, resourcepack, texture pack, texturepack, tekstury, paczka tekstur, datapack, datapacki, paczka danych, sha1, wymusić paczkę, własne tekstury, żeby wszyscy widzieli tekstury, folder datapacks, gdzie wrzucić datapacka',
    protection:
      'ochrona, zabezpieczyć, griefer, griefing, griefować, ddos, boty, włamanie, hack, xray, iks rej, cheaterzy, czity, antycheat, kto zniszczył, kto ukradł, coreprotect, tylko dla znajomych, griefują, wysadzili, tnt, ukradli, kradną, rozwalili, zniszczyli, ddosują, atakują serwer, atak, boty wchodzą, cofnąć zniszczenia, grief',
    'offline-mode':
      'non premium, nonpremium, no premium, crack, cracked, pirat, piracki, piracka wersja, tlauncher, bez licencji, bez kupna, online mode, authme, hasło na serwerze, rejestracja na serwerze, logowanie na serwerze, skiny, nie widać skinów, steve, bez premki, premka, premium, darmowy minecraft, legacy launcher, ely by, skinsrestorer, easyauth, nie kupił gry, nie ma premium',
    luckperms:
      'admin, administrator, ranga, rangi, uprawnienia, permisje, grupy, prefiks, prefiksy, prefix, vip, luckperms, moderator, donator, przywileje, tytuły, kolorowy nick, prefix na czacie, uprawnienia do komend, helper, mod, moderacja, role',
    worldguard:
      'cuboid, cuboidy, region, regiony, działka, działki, zabezpieczyć spawn, ochrona terenu, ochrona spawnu, worldguard, worldedit, flagi, siekierka, zablokować niszczenie, żeby nie niszczyli, zabronić budowania, niszczyć bloki, kopać na spawnie, spawn, zabezpieczyć budowlę, teren',
    'economy-and-eula':
      'donate, darowizny, sklep, sklep serwera, sprzedawać rangi, zarabiać, zarobić na serwerze, monetyzacja, ekonomia, pieniądze na serwerze, waluta, itemshop, vault, essentials, prawdziwe pieniądze, regulamin mojang, za prawdziwe pieniądze, czy można sprzedawać, czy mojang pozwala, handel, handlować, kupować przedmioty, sprzedawać przedmioty, monety, aukcja, kasa w grze, chestshop',
    'plugins-and-mods':
      'plugin, pluginy, wtyczka, wtyczki, mod, mody, wgrać pluginy, wgrać mody, zainstalować pluginy, zainstalować mody, dodać plugin, plugin nie działa, aktualizacja pluginów, jar, gdzie wrzucić mody, folder plugins, folder mods, plugin się nie ładuje, zależność pluginu, wrzucić moda',
    modpacks:
      'modpack, modpacki, paczka modów, paczka z modami, curseforge, modrinth, mrpack, server pack, paczka serwerowa, gotowa paczka, cobblemon, pixelmon, rlcraft, all the mods, better mc',
    'voice-chat':
      'voice chat, voicechat, czat głosowy, rozmowa głosowa, mikrofon, nie słychać, nie słyszę, gadać, proximity chat, plasmo voice, mówić w grze, słychać obok, słychać blisko, mikrofonem, rozmawiać, simple voice chat',
    'web-maps':
      'mapa, mapa świata, mapa online, mapa na żywo, mapa w przeglądarce, dynmap, bluemap, squaremap, mapa na stronie, gdzie są gracze na mapie, oglądać świat w przeglądarce, minimapa, live map',
    discordsrv:
      'discord, dc, bot, bot discord, token bota, czat z discordem, połączyć discorda, chat na discordzie, konsola na discordzie, wiadomości z gry na discorda, czat na dc, kanał discord, synchronizacja ról',
    proxies:
      'proxy, velocity, bungeecord, bungee, sieć serwerów, połączyć serwery, kilka serwerów, lobby, hub, forwarding secret, ip forwarding, lobby i survival, jedno ip na kilka serwerów, połączone serwery, przechodzić między serwerami, waterfall',
    viaversion:
      'różne wersje, z różnych wersji, inna wersja, starsza wersja, nowsza wersja, każda wersja, kilka wersji, viaversion, via version, viabackwards, outdated client, outdated server, protokół, 1.20 i 1.21, gracze ze starszych wersji, ze starej wersji, 1.8, 1.12, 1.16, różne wersje razem',
    'bedrock-on-java':
      'geyser, floodgate, crossplay, telefon na javie, z telefonu na java, bedrock na javie, bedrock i java razem, gracze z telefonu, xbox na java, telefon i komputer, telefon i java, z telefonu i z kompa, kolega z telefonu, android na javę, pe i java',
    'memory-and-gc':
      'pamięć, ram, ramu, gb, ile ramu, ile pamięci, za mało pamięci, za mało ramu, brakuje pamięci, przydzielić ram, odśmiecanie, garbage collector, flagi aikara, flagi startowe, argumenty jvm, xmx, out of memory, java heap space, ile graczy na gb, skończyła się pamięć, giga, gigabajty, żre pamięć, starczy ramu',
    'view-distance-and-entities':
      'zasięg renderowania, zasięg widzenia, render distance, view distance, simulation distance, limit mobów, za dużo mobów, moby się nie spawnują, byty, encje, za dużo zwierząt, krowy, osadnicy, ograniczyć moby, ograniczyć zwierzęta, farma mobów',
    profiler:
      'lag, lagi, laguje, lagować, ścina, tnie, zacina, przycina, muli, wolny serwer, niski tps, tps, mspt, spark, timings, obciążenie, optymalizacja, dlaczego laguje, przyczyna lagów, co laguje, który plugin laguje, skąd lagi, obciąża, spadki',
    pregeneration:
      'pregeneracja, pregenerować, generowanie świata, generować świat, chunki, nowe chunki, ładowanie chunków, chunky, granica świata, world border, lagi przy lataniu, załadować wcześniej, wygenerować wcześniej, lagi na elytrze, elytra, laguje jak lecę',
    'crash-reports':
      'crash, crashuje, crashe, wywala, wyłącza się, wysypuje się, padł serwer, awaria, log, logi, raport, błąd przy starcie, nie startuje, nie uruchamia się, crash report, caused by, przez który mod, który mod crashuje, przyczyna crasha, wywala co, ciągle pada, winny mod',
    account:
      'konto, hasło, zapomniałem hasła, zapomniane hasło, zmienić hasło, reset hasła, odzyskać hasło, zmienić email, adres email, mail, logowanie do panelu, zalogować się, rejestracja na stronie, usunąć konto, sesje, konto zhakowane, potwierdzenie maila, potwierdzić email, mail potwierdzający, zapomniałem loginu, nie mogę się zalogować, usunięcie konta, zarejestrować się, nie przychodzi mail, spam',
    'second-step':
      'dwuetapowe, weryfikacja dwuetapowa, uwierzytelnianie dwuskładnikowe, 2fa, drugi krok, drugi składnik, kod z aplikacji, google authenticator, zgubiłem telefon, kody zapasowe, kod z telefonu, kod przy logowaniu, nowy telefon, nie wpuszcza bez kodu, aplikacja z kodami, zepsuł się telefon, kody',
    balance:
      'saldo, portfel, doładować, doładowanie, doładować portfel, wpłata, wpłacić, płatność, zapłacić, blik, blikiem, karta płatnicza, przelew, zwrot, zwrot pieniędzy, pieniądze z powrotem, faktura, cena, wrzucić kasę, wpłacić pieniądze, zapłacić kartą, oddacie pieniądze, oddać pieniądze, zwrócić pieniądze, metody płatności, krypto, paypal, visa, nie podoba się',
    extending:
      'przedłużyć, przedłużenie, przedłużyć serwer, przedłużenie serwera, odnowić, wygasł, wygasa, koniec planu, nie zapłaciłem, usunięcie serwera, usuną serwer, automatyczne przedłużanie, zmiana planu, następny miesiąc, nie zapłacę, nie opłacę, spóźniłem się, jeszcze na miesiąc, skasujecie świat, kończy się, nie mam kasy na przedłużenie',
    'promo-code':
      'kod promocyjny, kod rabatowy, promo, kupon, rabat, zniżka, promocja, voucher, kod od youtubera, kod od streamera, wpisać kod, aktywować kod, kod twórcy',
    support:
      'wsparcie, pomoc techniczna, support, kontakt, napisać do was, zgłoszenie, ticket, obsługa klienta, reklamacja, skontaktować się, gdzie napisać, skontaktować się z wami, zadzwonić, numer telefonu, godziny pracy, pomoc',
    'another-node':
      'przenieść na inny węzeł, inny węzeł, zmienić węzeł, bliżej znajomych, węzeł przeciążony, zmienić lokalizację, inna lokalizacja, mocniejszy sprzęt, szybszy procesor, mocniejsza maszyna, inna maszyna, inny kraj, inne miasto, ping, przejść na lepszy sprzęt',
    'declined-payments':
      'płatność odrzucona, odrzucona płatność, płatność nie przeszła, płatność nie przechodzi, nie mogę zapłacić, błąd płatności, karta odrzucona, pobrało pieniądze, pobrano pieniądze a na saldzie nic, pieniądze nie doszły, zapłaciłem dwa razy, podwójna płatność, strona płatności się zawiesiła, kod nie przychodzi, bank odmawia, bank odrzuca, karta nie działa, brak środków',
    'company-documents':
      'dokumenty, firma, dane firmy, dane do faktury, faktura vat, faktura na firmę, księgowość, księgowa, protokół, protokoły, działalność, jdg, nip, unp, inn, vat, rachunek bankowy, przelew firmowy, umowa, regulamin, polityka prywatności, warunki, dane osobowe, oferta',
    'share-log':
      'udostępnić log, udostępnić logi, wysłać log, wysłać logi, link do logu, pokazać log, wkleić log, mclogs, mclo gs, pastebin, wklej log, pokazać konsolę, wysłać konsolę',
    'players-page':
      'zakładka gracze, lista graczy, dodać do whitelisty, usunąć z whitelisty, zabrać opa, odebrać opa, lista banów, ban ip, ban na ip, odbanować, unban, whitelist json, ops json, allowlist, ban na bedrocku, op, dać opa, nadać opa, operator, whitelist, whitelista, biała lista, white-listed, tylko znajomi, tylko dla znajomych, wpuścić tylko znajomych, ban, zbanować, kick, wyrzucić gracza, opa',
    votes:
      'głosowanie, głosowania, głosować na serwer, głosy, lista serwerów do głosowania, topka serwerów, ranking serwerów, promocja serwera, votifier, nuvotifier, votifierplus, votingplugin, nagroda za głos, nagrody za głosowanie, port 8192, głosować, listy serwerów',
    mysql:
      'mysql, mariadb, baza danych, bazy danych, sql, sqlite, phpmyadmin, postgresql, redis, mongodb, podłączyć bazę, zewnętrzna baza, host bazy danych, hasło bazy danych, użytkownik bazy danych, plugin chce bazę danych',
    'hybrid-cores':
      'hybryda, silnik hybrydowy, silniki hybrydowe, mohist, arclight, magma, ketting, youer, catserver, cardboard, serwer z modami i pluginami, mody i pluginy na jednym serwerze, pluginy na forge, pluginy na fabric, mody i pluginy naraz, mody razem z pluginami, pluginy na modowanym serwerze, i mody i pluginy',
    'bedrock-addons':
      'addon, addony, addony bedrock, dodatki bedrock, mody na bedrock, mody na telefon, mcpack, mcaddon, behavior pack, behavior packs, pakiet zachowań, paczka zachowań, resource pack bedrock, world_behavior_packs, eksperymenty, manifest, addon na bedrock, gdzie wrzucić addon, behavior',
    'game-rules':
      'zasady gry, zasada gry, reguły gry, gamerule, game rule, keepinventory, keep inventory, nie tracić rzeczy, zachować rzeczy po śmierci, mobgriefing, creepery nie niszczą, wieczny dzień, zatrzymać czas, wyłączyć deszcz, doDaylightCycle, rzeczy nie wypadają, rzeczy zostają, ekwipunek zostaje, ekwipunek, po śmierci, śmierć, umrę, fantomy, deszcz, ogień, creepery',
    'new-world':
      'nowy świat, zresetować świat, reset świata, zacząć od nowa, wipe, wajp, skasować świat, nowy seed, zmienić seed, inny seed, nowe ziarno, reset netheru, zresetować nether, reset endu, przywrócić smoka, nowy smok, zainstalować ponownie, usunąć mapę, nowa mapa, inna mapa, wygenerować nowy świat, od zera, wyczyścić świat',
    'several-worlds':
      'kilka światów, dwa światy, drugi świat, jeszcze jeden świat, multiverse, multiworld, mv create, zmienić świat, przełączać światy, level name, świat kreatywny, osobny ekwipunek, osobne ekwipunki, osobny świat, świat do kreatywnego, dodatkowy świat',
    'start-by-joining':
      'uruchomić serwer wejściem, uruchamianie przy wejściu, włączyć serwer beze mnie, znajomi uruchamiają serwer, serwer sam się włącza, autostart, uśpiony serwer, obudzić serwer, zatrzymany wejdź aby go uruchomić, uruchomić bez panelu, nie ma mnie w domu, jak mnie nie ma, kolega włącza serwer, sam włączy serwer, włączać beze mnie, włącza się jak ktoś dołącza, budzi się gdy ktoś wejdzie',
    'homes-and-warps':
      'dom, domy, ustawić dom, home, sethome, warp, warpy, setwarp, teleport, teleportacja, tpa, tp do znajomego, komenda spawn, setspawn, kit, kity, zestaw startowy, essentialsx, essentials, tepać, tepać się, tp do domu, teleport do domu, zapisać miejsce, do domu',
    afk: 'afk, nieobecny, bezczynny, bezczynność, wyrzucać afk, kick afk, kick za afk, idle, noc się nie pomija, przespać noc, pominąć noc, jeden śpi, sen, łóżko, procent śpiących, playerssleepingpercentage, stoję w miejscu, stać w miejscu, wyrzuca za bezczynność, wywala za stanie, za długo',
    'anti-cheat':
      'antycheat, anty cheat, anticheat, antyczit, cheater, cheaty, czity, czit, killaura, fly hack, speed hack, grim, grimac, vulcan, matrix, spartan, fałszywe alarmy, cofa graczy, moved too quickly, flying is not enabled, latają, lata, fly, łapać cziterów, cziter, cziterzy, oszuści, szybko biegają',
    'invalid-session':
      'invalid session, nieprawidłowa sesja, niepoprawna sesja, nieważna sesja, failed to verify username, nie udało się zweryfikować nazwy użytkownika, failed to log in, nie udało się zalogować, authentication servers are down, multiplayer is disabled, serwery uwierzytelniania, zrestartuj grę i launcher, błąd sesji, sesja, uruchom ponownie launcher, weryfikacja licencji',
  },
}
