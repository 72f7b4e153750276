import type { WikiWords } from './type.ts'

export const pl: WikiWords = {
  stopWords:
    'a aby ale albo bez bo by był być chce chcę co coś czego czemu czy dla dlaczego do gdy gdzie go i ' +
    'ich ile im innego inny i ja jak jaka jaki jakie jakis jakiś jako je jego jej jest jestem jeszcze ' +
    'jesli jeśli już juz kiedy kto ktoś który która które ma mam mi mnie mogę moge mojego mój moj moja ' +
    'może moze można mozna mu my na nad nie niz no o od on one pod po potrzeba pomocy proszę przed ' +
    'prze przez przy robić robic się sie są sa sobie siebie swój swoj swoja swojego swoją tak tam te ' +
    'tego tej ten to ty tylko u w wam was we wszyscy wszystkich wy z za zamiast ze że zrobić zrobic ' +
    'żeby zeby minecraft majnkraft witam cześć czesc hej siema dzień dobry dzien panstwa państwa ' +
    'pozdrawiam prosze pomoże pomozcie pomóżcie plis pls dzięki dzieki dziękuję dziekuje elo ej spoko ' +
    'kurde kurcze masakra serio jakby chyba raczej bardzo teraz dzisiaj jutro zawsze nigdy jedno więc ' +
    'wiec np itd ok cos ktos wiem wie wiedzieć chciałbym chcialbym chcialem da dało rade radę trzeba ' +
    'powinienem mieć miec będzie bedzie będą jakos jakoś takie taki taka wszystkim mógł mogli mogl ' +
    'moga mogą komus komuś lepsze lepszy ludzie działa dziala działają używać używa dodać dodac ' +
    'zobaczyć zobaczyc chcemy chcą potrzebuję potrzebuje potrzebny robi robią pokazuje pisze oraz ' +
    'szukam ziom ziomek koleś typ gość pytanie chciałem chcieć próbuję probuje próbowałem chwilę parę ' +
    'pare takiego trochę troche prostu zupełnie ogóle hejka potrzebne bym byc bedziemy stało kiedyś ' +
    'gdzieś dlaczegoś niejasne zrozumieć piszą wyskakuje każdy każdego naszych nasza nasz wasz wasza ' +
    'innych inna właśnie wlasnie wtedy znaczy razy gdzies wszystko tutaj potem lecz czyli',
  uncovered: [
    'oswoić, oswajanie, oswojenie, rozmnażać, rozmnożyć, karmić, lis, lisa, wilk, wilka, kot, kota, ' +
      'pies, koń, papuga, aksolotl, pszczoły, panda, delfin, diamenty, diament, netherite, starożytne ' +
      'zgliszcza, złoto, ruda, rudy, na jakiej wysokości, zaklęcia, zaklęcie, zaczarować, enchanty, łuk, ' +
      'miecz, kilof, zbroja, tarcza, trójząb, mikstura, mikstury, warzyć, craftować, crafting, przepis, ' +
      'stół rzemieślniczy, kowadło, magiczna latarnia, beacon, portal do endu, portal do netheru, ' +
      'zbudować portal, forteca netheru, twierdza, wioska, handel z osadnikiem, biom, znaleźć wioskę, ' +
      'redstone, farma expa, farma endermanów, enderman, farma żelaza, zbudować farmę, wither, warden, ' +
      'zabić smoka, pokonać smoka, zbudować dom, ładny dom, shadery, optifine, speedrun, totem, ocelot, ' +
      'głód, łowienie ryb, serca, wyspa, wyspę, arbuz, wyhodować, pszenica, leczenia',
    'cs2, cs, csa, gta, robuxy, inna gra, inne gry, terraria, czołgi',
    'strona internetowa, postawić stronę, hosting strony, stronę www, zrobić stronę, hosting bota, bot ' +
      'discord hosting, bot w pythonie, telegram, bot telegram, vpn, karta graficzna, kopanie ' +
      'kryptowalut, serwer dedykowany, serwer wirtualny, dostęp do panelu, dostęp do panelu dla kolegi, ' +
      'zaprosić do panelu, uprawnienia w panelu, współwłaściciel, subkonto, powiadomienie gdy serwer ' +
      'padnie, powiadomienia, sms, alert, aplikacja mobilna, hosting poczty, chmura, program partnerski, ' +
      'polecenia, link polecający, api, sklep internetowy, messenger, brata do panelu',
    'praca, pracy u was, szukam pracy, szukacie do pracy, zatrudnienie, zatrudniacie, rekrutacja, ' +
      'pensja, staż, praktyki, właściciel firmy, kto jest właścicielem, założyciel, prezes, kto stworzył ' +
      'hosting, inwestor, biuro, współpraca, partner, sponsor, reklama u was, szukacie moderatorów, ' +
      'potrzebni moderatorzy, akcje firmy',
    'zadanie domowe, zadanie, wypracowanie, szkoła, klasa, matma, matematyka, fizyka, chemia, ' +
      'biologia, historia, pogoda, gotowanie, przepis na ciasto, film, piosenka, żart, wiadomości, ' +
      'prezydent, stolica, ludność, ile lat, tłumaczenie, miłość, dziewczyna, piłka nożna, ile ludzi ' +
      'mieszka, lekarz, horoskop, narysować, równanie, pierogi',
    'python, programowanie, nauczyć się, programista, lekcje, studia, egzamin, matura, bajka, serial, ' +
      'anime, muzyka, kupić telefon, laptop, karta graficzna, render, bitcoin, przepisy, dieta, trening, ' +
      'taksówka, bilet, samolot, pociąg, wakacje, hotel, ubrania',
    'krowa rozmnażanie, świnia, kura, osioł, lama, królik, pszczoła, miód, farma, automatyczna farma, ' +
      'szlam, szlamy, shulker, totem, buława, oko kresu, gąbka, lej, tłok, komparator, tory, wagonik, ' +
      'łódka, mapa skarbów, statek, świątynia, rezydencja, rajd, wiedźma, ghast, płomyk, niewidzialność, ' +
      'szybki exp, naprawić kilof, wędka, kusza, strzały, perła, obsydian, kwarc, miedź, lapis, ' +
      'szmaragdy, węgiel, sadzonka, dynia, pszenica, marchew, trzcina, bambus, grzyby, gdzie żyje, czym ' +
      'karmić, jak zabić',
    'jutro pogoda, pogoda, bot w pythonie, bot na discorda w pythonie, hosting bota w pythonie',
    'krypto, kryptowaluta, kryptowalutą, kryptowalutami, bitcoin, bitcoinem, doładować kryptowalutą, ' +
      'doładować bitcoinem, zapłacić kryptowalutą, zapłacić bitcoinem, płatność kryptowalutą, płatność ' +
      'usdt, usdt, btc, ethereum',
    'karta podarunkowa, bon podarunkowy, podarować, podarować kod, podarować serwer, podarować serwer ' +
      'koledze, serwer na prezent, kupić na prezent, prezent dla kolegi, prezent',
    'serwer teamspeak, kosztuje teamspeak, ile kosztuje teamspeak, kosztuje serwer teamspeak, ' +
      'teamspeak cena, teamspeak',
  ],
  articles: {
    'first-server-java':
      'stworzyć serwer, założyć serwer, zrobić serwer, pierwszy serwer, uruchomić serwer, jak zacząć, ' +
      'wejść na serwer, dołączyć do serwera, połączyć się z serwerem, nie mogę wejść, nie łączy, nie ' +
      'wpuszcza, nie działa połączenie, błąd połączenia, nie można połączyć, connection refused, ' +
      'connection timed out, timed out, unknown host, nieznany host, outdated client, failed to verify ' +
      'username, adres serwera, ip serwera, co robić na początku, od czego zacząć, początkujący, skąd ' +
      'wziąć ip, wynająłem serwer, grać ze znajomymi, pierwszy raz, zapłaciłem co dalej, gdzie wpisać ' +
      'ip, gdzie wpisać adres, nie mogę się połączyć, dodać serwer, bezpośrednie połączenie, zaprosić ' +
      'kumpli, zaprosić znajomych, podać ip, jak zacząć grać, nikt nie może wejść, nie znajduje ' +
      'serwera, utracono połączenie, wejść do gry, pierwsze uruchomienie',
    cores:
      'silnik, silniki, silnik serwera, paper, purpur, spigot, vanilla, folia, fabric, forge, ' +
      'neoforge, jaki silnik wybrać, zmienić silnik, paper czy spigot, wersja java, mody i pluginy ' +
      'razem, eula txt, java, bukkit, rodzaj serwera, co lepsze paper czy purpur, jaka wersja serwera, ' +
      'czysty minecraft, jaki silnik, silnik pod mody, silnik pod pluginy, forge czy fabric, co wybrać',
    'file-manager':
      'menedżer plików, pliki w przeglądarce, pliki w panelu, edytor plików, rozpakować archiwum, zip, ' +
      '7z, rar, kosz, przywrócić plik, usunąłem plik, prześlij folder, przeciągnij, uprawnienia ' +
      'plików, permission denied, pobierz z linku, szukaj w plikach, nbt, otworzyć config, edytować ' +
      'plik, edytować config, yml, json, rozpakować, utworzyć folder, zmienić nazwę pliku, bez ' +
      'pobierania, poprawić linijkę, linijka w configu, pliki, usunąć folder, przez przypadek ' +
      'usunąłem, archiwum, z telefonu pliki, otworzyć plik, config, wrzucić przez przeglądarkę, gdzie ' +
      'są pliki, edytor tekstu',
    sftp:
      'sftp, ftp, filezilla, winscp, wgrać pliki, wgrać świat, wrzucić pliki, pobrać pliki, pobrać ' +
      'świat, dostęp do plików, foldery serwera, ssh, klucz ssh, hasło sftp, rsync, scp, lftp, odcisk ' +
      'klucza, duży plik, duże pliki, wielki plik, przesyłanie się przerywa, gigabajtowy plik, klient ' +
      'ftp, plik, wrzucić, ściągnąć, za duży plik, nie wrzuca przez przeglądarkę, przeglądarka nie daje ' +
      'rady, klucz zamiast hasła, login sftp, port sftp, dostęp ftp, przerywa wgrywanie',
    'move-a-server':
      'przenieść, przenieść serwer, przenieść świat, przenosiny, migracja, aternos, inny hosting, ' +
      'zmiana hostingu, z własnego komputera, z kompa, świat z singla, single player, odejść z innego ' +
      'hostingu, zabrać świat, zabrać mapę, zabrać pluginy, exaroton, minehut, hamachi, stary hosting, ' +
      'przenoszę się, przerzucić, przenieść się, swój świat z singla, świat z komputera, graliśmy w ' +
      'domu, lan, z darmowego hostingu, z innego hosta, z aternosa, przejść do was, poprzedni hosting',
    'subdomain-and-domain':
      'domena, subdomena, własna domena, podpiąć domenę, ładny adres, adres bez portu, dns, srv, ' +
      'rekord srv, rekord a, własne ip, kupiłem domenę, swój adres, litery zamiast cyfr, ładne ip, ' +
      'cname, nazwa zamiast ip, literami, zamiast cyferek, bez portu, kupić domenę, domena nie działa, ' +
      'krótszy adres',
    'join-bedrock':
      'bedrock, wejść z telefonu, telefon, mobilny, pe, xbox, playstation, switch, konsola do gier, ' +
      'port 19132, serwer bedrock, android, iphone, ipad, tablet, ps4, ps5, nintendo, mcpe, konsola ' +
      'xbox, komórka, smartfon, z konsoli, na konsoli, syn na tablecie, adres bedrock, dodać serwer na ' +
      'telefonie, mobilna wersja, z telefonu nie wchodzi, port bedrock, na xboxie, z ipada',
    'not-starting':
      'nie uruchamia się, nie startuje, serwer się nie uruchamia, nie odpowiada, serwer nie odpowiada, ' +
      'zawiesił się, zacina się, padł, port zajęty, zaakceptować eula, piaskownica, nie odpala, nie ' +
      'chce się włączyć, nie włącza się, nie ładuje się, stoi na starcie, włącza się i wyłącza, zepsuł ' +
      'się serwer, nie działa serwer, wrzuciłem plugin i nie startuje, wrzuciłem moda i nie startuje, ' +
      'wisi na starcie, długo się uruchamia, gaśnie, klikam start, wciskam start, czerwony status, ' +
      'wyłącza się po sekundzie, nie wstaje, kręci się, w kółko się uruchamia, serwer umarł, po ' +
      'aktualizacji nie startuje, leży',
    'server-properties':
      'ustawienia serwera, server properties, pvp, wyłączyć pvp, bloki poleceń, command block, blok ' +
      'poleceń, latanie, fly, poziom trudności, trudność, tryb gry, gamemode, seed, ziarno, hardcore, ' +
      'sloty, liczba graczy, port serwera, rcon, wyłączyć nether, spawn mobów, hard, easy, bić się, ' +
      'żeby się nie bili, zabijać się, zabijać graczy, kreatywny dla wszystkich, survival, więcej ' +
      'slotów, ustawienia, config serwera, tłuc się, tłuc między sobą, bić nawzajem, biją się, ustawić ' +
      'trudność, tryb pokojowy, więcej graczy, maksymalna liczba graczy, limit graczy, latać, ' +
      'kreatywny, przetrwanie, zmienić tryb, potwory, wyłączyć moby, czekają na restart, czeka na ' +
      'restart, działa ze starymi wartościami, potrzebny restart',
    'motd-and-icon':
      'motd, ikona, ikonka, ikona serwera, logo, obrazek serwera, obrazek, opis serwera, nazwa ' +
      'serwera, lista serwerów, kolory, kolorowy napis, krzaki zamiast liter, napis pod nazwą, ' +
      'kolorowy tekst, napis na liście, tekst na liście serwerów, gradient, zmienić nazwę, powitanie, ' +
      'obrazek przy nazwie, awatar, logo serwera, szary kwadrat, kolorowa nazwa, kolor tekstu, ładny ' +
      'opis, napis, nazwa, 64x64, png, dwie linijki',
    backups:
      'backup, backupy, bekap, kopia zapasowa, kopia świata, zapis świata, przywrócić świat, cofnąć ' +
      'świat, odzyskać świat, utracony świat, usunąłem świat, rollback świata, cofnąć, przywrócić, ' +
      'wczoraj, wczorajszy świat, jak było, spaliło się, spłonęło, świat się zepsuł, zniknęły budowle, ' +
      'kopia, odzyskać, cofnąć do wczoraj, przywrócić wczoraj, przez przypadek usunięte, wszystko ' +
      'przepadło, wszystko zniknęło, straciliśmy wszystko, uratować mapę, uratować świat, uszkodzony ' +
      'świat, mapa zniknęła, postęp zniknął, budowle zniknęły, kopie, jak często kopie, gdzie są ' +
      'kopie, pobrać kopię, spalił',
    schedules:
      'harmonogram, harmonogramy, automatyczny restart, autorestart, restart co noc, restart o ' +
      'godzinie, cron, planowanie zadań, zaplanowane komendy, automatyczne wiadomości, ogłoszenia, ' +
      'restart codziennie, restartować, sam się restartuje, co noc, codziennie rano, co kilka godzin, ' +
      'o danej godzinie, restart, sam się restartował, sam restart, o 4 rano, w nocy sam, nocny ' +
      'restart, automatycznie, co 6 godzin, o godzinie, komenda co godzinę, ostrzeżenie przed ' +
      'restartem, zadanie, raz dziennie, raz w tygodniu, codziennie',
    upgrade:
      'aktualizacja, zaktualizować serwer, zmienić wersję, nowa wersja, podnieść wersję, update, ' +
      'upgrade, 1.21 na 26, forceUpgrade, stary świat na nowej wersji, zaktualizować, bezpiecznie ' +
      'zaktualizować, przejść na nową wersję, zaktualizować minecrafta, wyszła nowa wersja, czy nie ' +
      'przepadną budowle, downgrade, obniżyć wersję, zaktualizować silnik, najnowsza wersja, apdejt',
    'resource-packs-and-datapacks':
      'paczka zasobów, resource pack, resourcepack, texture pack, texturepack, tekstury, paczka ' +
      'tekstur, datapack, datapacki, paczka danych, sha1, wymusić paczkę, własne tekstury, żeby ' +
      'wszyscy widzieli tekstury, folder datapacks, gdzie wrzucić datapacka, automatycznie pobierać, ' +
      'wszystkim się pobierało, link do paczki, bezpośredni link, wrzucić datapacka, dźwięki, wymagana ' +
      'paczka',
    protection:
      'ochrona, zabezpieczyć, griefer, griefing, griefować, ddos, boty, włamanie, hack, xray, iks rej, ' +
      'cheaterzy, czity, antycheat, kto zniszczył, kto ukradł, coreprotect, tylko dla znajomych, ' +
      'griefują, wysadzili, tnt, ukradli, kradną, rozwalili, zniszczyli, ddosują, atakują serwer, ' +
      'atak, boty wchodzą, cofnąć zniszczenia, grief, okradli, ukradł, zwinęli, skrzynki, skrzynie, ' +
      'kto wysadził, kto to zrobił, dowiedzieć się kto, historia bloków, szkodnik, nasłał boty, boty ' +
      'spamują, atakują, położyli serwer, spalili, podpalił, lawa, obcy',
    'offline-mode':
      'non premium, nonpremium, no premium, crack, cracked, pirat, piracki, piracka wersja, tlauncher, ' +
      'bez licencji, bez kupna, online mode, authme, hasło na serwerze, rejestracja na serwerze, ' +
      'logowanie na serwerze, skiny, nie widać skinów, steve, bez premki, premka, premium, darmowy ' +
      'minecraft, legacy launcher, ely by, skinsrestorer, easyauth, nie kupił gry, nie ma premium, z ' +
      'pirata, bez kupowania, nielegalna wersja, wpuścić bez premium, online-mode false, skin nie ' +
      'działa, skiny nie działają, rejestracja, register, login, cudzy nick, wszedł na moim nicku, ' +
      'kraksa',
    luckperms:
      'admin, administrator, ranga, rangi, uprawnienia, permisje, grupy, prefiks, prefiksy, prefix, ' +
      'vip, luckperms, moderator, donator, przywileje, tytuły, kolorowy nick, prefix na czacie, ' +
      'uprawnienia do komend, helper, mod, moderacja, role, tag, vip przed nickiem, prefiks przed ' +
      'nickiem, nadać uprawnienia, dać uprawnienia koledze, moderatorom, żeby mógł kickować, mogli ' +
      'banować, dostęp do komendy, gracze nie mogą używać komend, brak uprawnień, hierarchia, kolor ' +
      'nicku',
    worldguard:
      'cuboid, cuboidy, region, regiony, działka, działki, zabezpieczyć spawn, ochrona terenu, ochrona ' +
      'spawnu, worldguard, worldedit, flagi, siekierka, zablokować niszczenie, żeby nie niszczyli, ' +
      'zabronić budowania, niszczyć bloki, kopać na spawnie, spawn, zabezpieczyć budowlę, teren, obcy ' +
      'nie niszczyli, nie mogli niszczyć, nie budowali, zamknąć teren, miasto, zabronić obcym, ' +
      'ogrodzić, zamknąć skrzynię, strefa bez pvp, strefa, granice, nikt nie ruszał, bezpieczna strefa',
    'economy-and-eula':
      'donate, darowizny, sklep, sklep serwera, sprzedawać rangi, zarabiać, zarobić na serwerze, ' +
      'monetyzacja, ekonomia, pieniądze na serwerze, waluta, itemshop, vault, essentials, prawdziwe ' +
      'pieniądze, regulamin mojang, za prawdziwe pieniądze, czy można sprzedawać, czy mojang pozwala, ' +
      'handel, handlować, kupować przedmioty, sprzedawać przedmioty, monety, aukcja, kasa w grze, ' +
      'chestshop, sprzedaż, sprzedać, skrzynki, za złotówki, za kasę, kasa, legalne, mojang, czy mogę ' +
      'zarabiać, sklep na serwerze, sklepy graczy, waluta serwera, sprzedawać sobie, zwrot kosztów, ' +
      'vip za kasę, dochód',
    'plugins-and-mods':
      'plugin, pluginy, wtyczka, wtyczki, mod, mody, wgrać pluginy, wgrać mody, zainstalować pluginy, ' +
      'zainstalować mody, dodać plugin, plugin nie działa, aktualizacja pluginów, jar, gdzie wrzucić ' +
      'mody, folder plugins, folder mods, plugin się nie ładuje, zależność pluginu, wrzucić moda, ' +
      'wrzucić plugin, folder na pluginy, mod na, wgrywać mody, plik jar, gdzie jara, skąd pobrać ' +
      'plugin, bezpieczny plugin, na czerwono, usunąć plugin, modrinth, mody forge, mody fabric, czy ' +
      'koledzy potrzebują modów, nie widzi pluginu',
    modpacks:
      'modpack, modpacki, paczka modów, paczka z modami, curseforge, modrinth, mrpack, server pack, ' +
      'paczka serwerowa, gotowa paczka, cobblemon, pixelmon, rlcraft, all the mods, better mc, wrzucić ' +
      'paczkę, gotowe mody, pokemony, paczka z curseforge, paczki modów, jaka paczka, paczka na ' +
      'serwer, atm, ftb',
    'voice-chat':
      'voice chat, voicechat, czat głosowy, rozmowa głosowa, mikrofon, nie słychać, nie słyszę, gadać, ' +
      'proximity chat, plasmo voice, mówić w grze, słychać obok, słychać blisko, mikrofonem, ' +
      'rozmawiać, simple voice chat, słyszeć się, pogadać, głosy obok, mikro, nie działa mikrofon, ' +
      'rozmawiać obok, na odległość, stoisz obok, krótkofalówka',
    'web-maps':
      'mapa, mapa świata, mapa online, mapa na żywo, mapa w przeglądarce, dynmap, bluemap, squaremap, ' +
      'mapa na stronie, gdzie są gracze na mapie, oglądać świat w przeglądarce, minimapa, live map, ' +
      'obejrzeć mapę, mapa serwera, kto gdzie jest, gdzie kto biega, z góry, widok z góry, mapa 3d, ' +
      'link do mapy, pokazać mapę, mapa w internecie',
    discordsrv:
      'discord, dc, bot, bot discord, token bota, czat z discordem, połączyć discorda, chat na ' +
      'discordzie, konsola na discordzie, wiadomości z gry na discorda, czat na dc, kanał discord, ' +
      'synchronizacja ról, wiadomości na discorda, czat z gry, widać na discordzie, kanał dc, bot dc, ' +
      'webhook, podpiąć discorda, kto wszedł na discordzie, role z discorda, w obie strony',
    proxies:
      'proxy, velocity, bungeecord, bungee, sieć serwerów, połączyć serwery, kilka serwerów, lobby, ' +
      'hub, forwarding secret, ip forwarding, lobby i survival, jedno ip na kilka serwerów, połączone ' +
      'serwery, przechodzić między serwerami, waterfall, skyblock, anarchia, minigry, bedwars, sieć, ' +
      'połączyć dwa serwery, przerzucać graczy, przechodzić, portal między serwerami, komenda server, ' +
      'jedno ip, jeden adres, dwa serwery, backend',
    viaversion:
      'różne wersje, z różnych wersji, inna wersja, starsza wersja, nowsza wersja, każda wersja, kilka ' +
      'wersji, viaversion, via version, viabackwards, outdated client, outdated server, protokół, 1.20 ' +
      'i 1.21, gracze ze starszych wersji, ze starej wersji, 1.8, 1.12, 1.16, różne wersje razem, ' +
      'wersja się nie zgadza, stary klient, nowszy klient, wejść z nowszej wersji, z każdej wersji, ' +
      'nie zgadzają się wersje, kolega ma inną wersję, mam nowszą, różni klienci, na starszej, ' +
      'niezgodny klient, przestarzały klient',
    'bedrock-on-java':
      'geyser, floodgate, crossplay, telefon na javie, z telefonu na java, bedrock na javie, bedrock i ' +
      'java razem, gracze z telefonu, xbox na java, telefon i komputer, telefon i java, z telefonu i z ' +
      'kompa, kolega z telefonu, android na javę, pe i java, telefon z nami na javie, na javę z ' +
      'telefonu, z tabletu do nas, grać razem na kompie i telefonie, gracze mobilni, gracze bedrock, ' +
      'jeden na telefonie drugi na pc, z konsoli na javę, kropka przed nickiem',
    'memory-and-gc':
      'pamięć, ram, ramu, gb, ile ramu, ile pamięci, za mało pamięci, za mało ramu, brakuje pamięci, ' +
      'przydzielić ram, odśmiecanie, garbage collector, flagi aikara, flagi startowe, argumenty jvm, ' +
      'xmx, out of memory, java heap space, ile graczy na gb, skończyła się pamięć, giga, gigabajty, ' +
      'żre pamięć, starczy ramu, ile giga, ile gb, ile na 10 osób, na 20 graczy, mało ramu, skończył ' +
      'się ram, zapchany ram, wyciek pamięci, zapycha się, 4 giga, 8 giga, jaki plan wziąć, flagi, ' +
      'pamięć operacyjna',
    'view-distance-and-entities':
      'zasięg renderowania, zasięg widzenia, render distance, view distance, simulation distance, ' +
      'limit mobów, za dużo mobów, moby się nie spawnują, byty, encje, za dużo zwierząt, krowy, ' +
      'osadnicy, ograniczyć moby, ograniczyć zwierzęta, farma mobów, ile chunków widać, promień, ' +
      'daleko widać, blisko widać, mgła, ucina w oddali, kury, pełno krów, zagroda, stado, farmy, ' +
      'itemy na ziemi, limity mobów, moby się nie pojawiają, zmniejszyć render',
    profiler:
      'lag, lagi, laguje, lagować, ścina, tnie, zacina, przycina, muli, wolny serwer, niski tps, tps, ' +
      'mspt, spark, timings, obciążenie, optymalizacja, dlaczego laguje, przyczyna lagów, co laguje, ' +
      'który plugin laguje, skąd lagi, obciąża, spadki, żre, co żre, co zżera, dropy, cofa, cofa mnie, ' +
      'bloki wracają, tps spadł, tps 10, pokaz slajdów, powoli, źle działa, obciążenie procesora, ' +
      'raport spark, opóźnienie, freezy, zamula, wszystkim tnie, co tak tnie',
    pregeneration:
      'pregeneracja, pregenerować, generowanie świata, generować świat, chunki, nowe chunki, ładowanie ' +
      'chunków, chunky, granica świata, world border, lagi przy lataniu, załadować wcześniej, ' +
      'wygenerować wcześniej, lagi na elytrze, elytra, laguje jak lecę, latać elytrą, elytrą, ' +
      'nieodkryte, nowe tereny, odkrywać, eksploracja, z wyprzedzeniem, promień 5000, bloków od ' +
      'spawnu, laguje przy odkrywaniu, granica mapy, ograniczyć świat, rozmiar mapy, mapa dużo waży, ' +
      'miejsce na dysku',
    'crash-reports':
      'crash, crashuje, crashe, wywala, wyłącza się, wysypuje się, padł serwer, awaria, log, logi, ' +
      'raport, błąd przy starcie, nie startuje, nie uruchamia się, crash report, caused by, przez ' +
      'który mod, który mod crashuje, przyczyna crasha, wywala co, ciągle pada, winny mod, wywaliło, ' +
      'wywala serwer, crashlog, błąd w logach, czerwone linie, exception, error, dlaczego padł, pada w ' +
      'nocy, sam się wyłącza, co godzinę pada, co to za błąd, czytać log, znaleźć winnego, serwer się ' +
      'wyłącza, serwer się sam wyłącza',
    account:
      'konto, hasło, zapomniałem hasła, zapomniane hasło, zmienić hasło, reset hasła, odzyskać hasło, ' +
      'zmienić email, adres email, mail, logowanie do panelu, zalogować się, rejestracja na stronie, ' +
      'usunąć konto, sesje, konto zhakowane, potwierdzenie maila, potwierdzić email, mail ' +
      'potwierdzający, zapomniałem loginu, nie mogę się zalogować, usunięcie konta, zarejestrować się, ' +
      'nie przychodzi mail, spam, skasować profil, profil, usunąć moje dane, mejl, zmiana maila, mail ' +
      'nie przyszedł, brak maila, link z maila, nie pamiętam hasła, włamanie na konto, ktoś się ' +
      'zalogował, wylogować wszędzie, zalogować do panelu, nie wpuszcza do panelu',
    'second-step':
      'dwuetapowe, weryfikacja dwuetapowa, uwierzytelnianie dwuskładnikowe, 2fa, drugi krok, drugi ' +
      'składnik, kod z aplikacji, google authenticator, zgubiłem telefon, kody zapasowe, kod z ' +
      'telefonu, kod przy logowaniu, nowy telefon, nie wpuszcza bez kodu, aplikacja z kodami, zepsuł ' +
      'się telefon, kody, uwierzytelniacz, zabezpieczyć konto, sześć cyfr, utopiłem telefon, rozbiłem ' +
      'telefon, ukradli telefon, zmieniłem telefon, usunąłem aplikację, jednorazowy kod, totp',
    balance:
      'saldo, portfel, doładować, doładowanie, doładować portfel, wpłata, wpłacić, płatność, zapłacić, ' +
      'blik, blikiem, karta płatnicza, przelew, zwrot, zwrot pieniędzy, pieniądze z powrotem, faktura, ' +
      'cena, wrzucić kasę, wpłacić pieniądze, zapłacić kartą, oddacie pieniądze, oddać pieniądze, ' +
      'zwrócić pieniądze, metody płatności, paypal, visa, nie podoba się, zwrócić nadpłatę, oddacie, ' +
      'zwrot reszty, reszta na saldzie, przelać pieniądze, już nie gram, oddać kasę, rozmyśliłem się, ' +
      'czym płacić, jaką kartą, minimalna kwota, mama zapłaciła, przelewy24, historia płatności, ile ' +
      'kosztuje, cennik',
    extending:
      'przedłużyć, przedłużenie, przedłużyć serwer, przedłużenie serwera, odnowić, wygasł, wygasa, ' +
      'koniec planu, nie zapłaciłem, usunięcie serwera, usuną serwer, automatyczne przedłużanie, ' +
      'zmiana planu, następny miesiąc, nie zapłacę, nie opłacę, spóźniłem się, jeszcze na miesiąc, ' +
      'skasujecie świat, kończy się, nie mam kasy na przedłużenie, opłacić miesiąc, skończyło się, ' +
      'wyjeżdżam, na obozie, wakacje, zapomniałem przedłużyć, skasowali serwer, zdążę uratować, ile ' +
      'trzymacie świat, czy świat zostanie, automatyczna płatność, większy plan, zmienić plan, ' +
      'mniejszy plan, zamrozić, pauza, anulować subskrypcję, subskrypcja',
    'promo-code':
      'kod promocyjny, kod rabatowy, promo, kupon, rabat, zniżka, promocja, voucher, kod od youtubera, ' +
      'kod od streamera, wpisać kod, aktywować kod, kod twórcy, słowo na zniżkę, youtuber, bloger, ' +
      'streamer, gdzie wpisać kod, taniej, kod nie działa, wyprzedaż',
    support:
      'wsparcie, pomoc techniczna, support, kontakt, napisać do was, zgłoszenie, ticket, obsługa ' +
      'klienta, reklamacja, skontaktować się, gdzie napisać, skontaktować się z wami, zadzwonić, numer ' +
      'telefonu, godziny pracy, pomoc, nie odpowiadacie, do kogo pisać, cisza, jak się dobić, łapać ' +
      'was, pogadać z człowiekiem, brak odpowiedzi, ile czekać na odpowiedź, poskarżyć się, telefon do ' +
      'was, zgłosić się, admin hostingu, w weekend',
    'another-node':
      'przenieść na inny węzeł, inny węzeł, zmienić węzeł, bliżej znajomych, węzeł przeciążony, ' +
      'zmienić lokalizację, inna lokalizacja, mocniejszy sprzęt, szybszy procesor, mocniejsza maszyna, ' +
      'inna maszyna, inny kraj, inne miasto, ping, przejść na lepszy sprzęt, słaby sprzęt, słaby ' +
      'procesor, ryzen, przesadzić, serwer bliżej, wysoki ping, daleko serwer, w jakim kraju serwer, ' +
      'niemcy, polska, położenie, serwerownia, lokalizacja, sąsiedzi obciążają, węzeł',
    'declined-payments':
      'płatność odrzucona, odrzucona płatność, płatność nie przeszła, płatność nie przechodzi, nie ' +
      'mogę zapłacić, błąd płatności, karta odrzucona, pobrało pieniądze, pobrano pieniądze a na ' +
      'saldzie nic, pieniądze nie doszły, zapłaciłem dwa razy, podwójna płatność, strona płatności się ' +
      'zawiesiła, kod nie przychodzi, bank odmawia, bank odrzuca, karta nie działa, brak środków, ' +
      'pieniądze poszły, pieniądze zawisły, bank blokuje, nie przyjmuje karty, sms z banku, 3ds, 3d ' +
      'secure, zapłaciłem i nic, nie zaksięgowało, zero na saldzie, dwie płatności, ściągnęło dwa ' +
      'razy, błąd przy płatności, płatność w toku',
    'company-documents':
      'dokumenty, firma, dane firmy, dane do faktury, faktura vat, faktura na firmę, księgowość, ' +
      'księgowa, protokół, protokoły, działalność, jdg, nip, unp, inn, vat, rachunek bankowy, przelew ' +
      'firmowy, umowa, regulamin, polityka prywatności, warunki, dane osobowe, oferta, księgowości, ' +
      'paragon, na firmę, szkoła płaci, przelew, pieczątka, podpis, urząd skarbowy, umowa o usługi, ' +
      'rodo',
    'share-log':
      'udostępnić log, udostępnić logi, wysłać log, wysłać logi, link do logu, pokazać log, wkleić ' +
      'log, mclogs, mclo gs, pastebin, wklej log, pokazać konsolę, wysłać konsolę, zerknąć w konsolę, ' +
      'logi koledze, link do konsoli, pokazać błąd, wysłać błąd, proszą o log, chcą loga, screen ' +
      'konsoli, udostępnić konsolę, udostępnić',
    'players-page':
      'zakładka gracze, lista graczy, dodać do whitelisty, usunąć z whitelisty, zabrać opa, odebrać ' +
      'opa, lista banów, ban ip, ban na ip, odbanować, unban, whitelist json, ops json, allowlist, ban ' +
      'na bedrocku, op, dać opa, nadać opa, operator, whitelist, whitelista, biała lista, ' +
      'white-listed, tylko znajomi, tylko dla znajomych, wpuścić tylko znajomych, ban, zbanować, kick, ' +
      'wyrzucić gracza, opa, sobie opa, zostać adminem, gamemode nie działa, przeklina, wyzywa, ' +
      'toksyczny, wywalić, na zawsze, permanentnie, po ip, zbanowałem przez pomyłkę, zdjąć bana, na ' +
      'zaproszenie, hasło na serwer, zamknąć serwer przed obcymi, kto online, wyciszyć',
    votes:
      'głosowanie, głosowania, głosować na serwer, głosy, lista serwerów do głosowania, topka ' +
      'serwerów, ranking serwerów, promocja serwera, votifier, nuvotifier, votifierplus, votingplugin, ' +
      'nagroda za głos, nagrody za głosowanie, port 8192, głosować, listy serwerów, strony z ' +
      'głosowaniem, żeby głosowali, skrzynka za głos, klucz za głos, nagrody za głosy, głosy nie ' +
      'dochodzą, znaleźć graczy, gdzie reklamować serwer, wypromować, reklama serwera, lista serwerów ' +
      'dodać',
    mysql:
      'mysql, mariadb, baza danych, bazy danych, sql, sqlite, phpmyadmin, postgresql, redis, mongodb, ' +
      'podłączyć bazę, zewnętrzna baza, host bazy danych, hasło bazy danych, użytkownik bazy danych, ' +
      'plugin chce bazę danych, baza, połączenie z bazą, dane do bazy, host bazy, plugin chce bazę, ' +
      'tabele, utworzyć bazę, wspólna baza, jdbc',
    'hybrid-cores':
      'hybryda, silnik hybrydowy, silniki hybrydowe, mohist, arclight, magma, ketting, youer, ' +
      'catserver, cardboard, serwer z modami i pluginami, mody i pluginy na jednym serwerze, pluginy ' +
      'na forge, pluginy na fabric, mody i pluginy naraz, mody razem z pluginami, pluginy na modowanym ' +
      'serwerze, i mody i pluginy, mod i plugin, modowany serwer z pluginami, plugin na forge, plugin ' +
      'na fabric, forge z pluginami, forge i pluginy, essentials na forge, essentialsx i forge, ' +
      'worldedit i mody, i to i to, połączyć mody z pluginami',
    'bedrock-addons':
      'addon, addony, addony bedrock, dodatki bedrock, mody na bedrock, mody na telefon, mcpack, ' +
      'mcaddon, behavior pack, behavior packs, pakiet zachowań, paczka zachowań, resource pack ' +
      'bedrock, world_behavior_packs, eksperymenty, manifest, addon na bedrock, gdzie wrzucić addon, ' +
      'behavior, addony na telefonie, mcpedl, plik mcaddon, plik mcpack, paczki bedrock, addon nie ' +
      'działa, eksperymentalne, aktywować addon, mody bedrock',
    'game-rules':
      'zasady gry, zasada gry, reguły gry, gamerule, game rule, keepinventory, keep inventory, nie ' +
      'tracić rzeczy, zachować rzeczy po śmierci, mobgriefing, creepery nie niszczą, wieczny dzień, ' +
      'zatrzymać czas, wyłączyć deszcz, doDaylightCycle, rzeczy nie wypadają, rzeczy zostają, ' +
      'ekwipunek zostaje, ekwipunek, po śmierci, śmierć, umrę, fantomy, deszcz, ogień, creepery, loot, ' +
      'zdechnę, ginę, umieram, itemy, rzeczy przy śmierci, creepery nie wysadzały, creeper wysadził, ' +
      'endermany bloki, pożar, zawsze dzień, obrażenia od upadku, koordynaty, osiągnięcia na czacie, ' +
      'głód',
    'new-world':
      'nowy świat, zresetować świat, reset świata, zacząć od nowa, wipe, wajp, skasować świat, nowy ' +
      'seed, zmienić seed, inny seed, nowe ziarno, reset netheru, zresetować nether, reset endu, ' +
      'przywrócić smoka, nowy smok, zainstalować ponownie, usunąć mapę, nowa mapa, inna mapa, ' +
      'wygenerować nowy świat, od zera, wyczyścić świat, znudziła się mapa, skasować mapę, usunąć ' +
      'świat i zacząć, czysty świat, sezon, nowy sezon, wyzerować, świat z innym seedem, płaski świat, ' +
      'end od nowa, nether od nowa, smok od nowa',
    'several-worlds':
      'kilka światów, dwa światy, drugi świat, jeszcze jeden świat, multiverse, multiworld, mv create, ' +
      'zmienić świat, przełączać światy, level name, świat kreatywny, osobny ekwipunek, osobne ' +
      'ekwipunki, osobny świat, świat do kreatywnego, dodatkowy świat, kreatywny świat, świat do ' +
      'budowania, osobna mapa, parę światów, trzeci świat, teleport między światami, portal do innego ' +
      'świata, świat surowców, światy, budowniczowie',
    'start-by-joining':
      'uruchomić serwer wejściem, uruchamianie przy wejściu, włączyć serwer beze mnie, znajomi ' +
      'uruchamiają serwer, serwer sam się włącza, autostart, uśpiony serwer, obudzić serwer, ' +
      'zatrzymany wejdź aby go uruchomić, uruchomić bez panelu, nie ma mnie w domu, jak mnie nie ma, ' +
      'kolega włącza serwer, sam włączy serwer, włączać beze mnie, włącza się jak ktoś dołącza, budzi ' +
      'się gdy ktoś wejdzie, wyłączony gdy nikogo, wyłącza się gdy pusto, śpi, śpię, nie ma mnie, ' +
      'koledzy beze mnie, kolega chce wejść a serwer wyłączony, żeby koledzy mogli włączyć, sami ' +
      'włączyć, budzić się, włącza się przy wejściu, jestem w pracy, jestem w szkole, pusty serwer',
    'homes-and-warps':
      'dom, domy, ustawić dom, home, sethome, warp, warpy, setwarp, teleport, teleportacja, tpa, tp do ' +
      'znajomego, komenda spawn, setspawn, kit, kity, zestaw startowy, essentialsx, essentials, tepać, ' +
      'tepać się, tp do domu, teleport do domu, zapisać miejsce, do domu, chata, wrócić do domu, ' +
      'teleportować się, tp, teleport do kolegi, teleport na spawn, komenda dom, spawn, ustawić spawn, ' +
      'back, rtp',
    afk:
      'afk, nieobecny, bezczynny, bezczynność, wyrzucać afk, kick afk, kick za afk, idle, noc się nie ' +
      'pomija, przespać noc, pominąć noc, jeden śpi, sen, łóżko, procent śpiących, ' +
      'playerssleepingpercentage, stoję w miejscu, stać w miejscu, wyrzuca za bezczynność, wywala za ' +
      'stanie, za długo, poszedł po herbatę, stoi i nie gra, stoją w miejscu, gracze afk, zajmują ' +
      'miejsca, wyrzucać kto stoi, nie wszyscy śpią, iść spać, połowa graczy, nieaktywni',
    'anti-cheat':
      'antycheat, anty cheat, anticheat, antyczit, cheater, cheaty, czity, czit, killaura, fly hack, ' +
      'speed hack, grim, grimac, vulcan, matrix, spartan, fałszywe alarmy, cofa graczy, moved too ' +
      'quickly, flying is not enabled, latają, lata, fly, łapać cziterów, cziter, cziterzy, oszuści, ' +
      'szybko biegają, bije przez ściany, przez ściany, kopie prosto do diamentów, nieuczciwie, ' +
      'cheatuje, oszukuje, oszust, aimbot, autoclicker, szybkość, łapać cheaterów, banuje za nic, ' +
      'wyrzuca za latanie, ochrona przed cheatami, ochrona przed cheaterami, ochrona antycheat, ' +
      'zabezpieczenie przed cheatami',
    'invalid-session':
      'invalid session, nieprawidłowa sesja, niepoprawna sesja, nieważna sesja, failed to verify ' +
      'username, nie udało się zweryfikować nazwy użytkownika, failed to log in, nie udało się ' +
      'zalogować, authentication servers are down, multiplayer is disabled, serwery uwierzytelniania, ' +
      'zrestartuj grę i launcher, błąd sesji, sesja, uruchom ponownie launcher, weryfikacja licencji, ' +
      'spróbuj uruchomić ponownie grę, sesja wygasła, logowanie microsoft, tryb wieloosobowy ' +
      'wyłączony, konto microsoft, weryfikacja nazwy',
  },
}
