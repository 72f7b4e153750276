import type { EdgeMessages } from './en.ts'

export const pl: EdgeMessages = {
  list: {
    stopped: 'Zatrzymany. Uruchomić może go właściciel',
    may_start: 'Zatrzymany. Uruchomią go gracze z listy',
    stopping: 'Zatrzymuje się',
    starting: 'Uruchamia się',
    suspended: 'Nieopłacony. Przedłużyć może go właściciel',
    blocked: 'Zablokowany przez hosting',
    crashed: 'Awaria. Zaraz uruchomi się ponownie',
    too_many_crashes: 'Ciągłe awarie. Musi zajrzeć właściciel',
    failed: 'Nie wystartował. Musi zajrzeć właściciel',
    silent: 'Nie odpowiada. Spróbuj za chwilę',
    node_away: 'Chwilowo niedostępny: węzeł offline',
    unknown: 'Pod tym adresem nie ma serwera',
    full: 'Za dużo połączeń',
    bedrock: 'To Bedrock: potrzebny adres z portem',
  },
  left: 'jeszcze około {time}',
  join: {
    stopped: 'Serwer jest zatrzymany.\nMoże go uruchomić właściciel: napisz do niego.',
    may_start:
      'Serwer jest zatrzymany i teraz nie udało się go uruchomić.\n' +
      'Wejdź ponownie za parę minut albo napisz do właściciela.',
    stopping: 'Serwer się zatrzymuje.\nSpróbuj trochę później.',
    suspended:
      'Opłacony okres serwera minął.\nWłaściciel może go przedłużyć w panelu: świat i ustawienia są nadal zachowane.',
    blocked: 'Serwer został zablokowany przez hosting.\nPowód zna właściciel.',
    crashed: 'Serwer uległ awarii i zaraz uruchomi się ponownie.\nWejdź za minutę.',
    too_many_crashes:
      'Serwer uległ awarii kilka razy z rzędu i sam już się nie uruchamia.\n' +
      'Napisz do właściciela: powód widać w panelu.',
    failed: 'Serwer nie wystartował.\nNapisz do właściciela: powód widać w panelu.',
    silent: 'Serwer działa, ale nie odpowiada.\nSpróbuj za chwilę.',
    node_away: 'Nie ma łączności z węzłem, na którym działa serwer.\nWiemy o tym. Spróbuj za kilka minut.',
    unknown:
      'Pod tym adresem nie ma serwera.\nSprawdź, czy nie ma literówki, albo zapytaj właściciela o adres.',
    full: 'Serwer ma teraz za dużo połączeń.\nOdczekaj minutę i wejdź ponownie.',
    bedrock: 'To serwer Bedrock Edition.\nWejdź z Bedrocka, podając adres i port: zna je właściciel.',
  },
  empty: {
    list: {
      stopped: 'Nikogo nie było, serwer zatrzymany',
      may_start: 'Był pusty. Uruchomią go gracze z listy',
    },
    join: 'Serwer się zatrzymał: przez {time} nikogo na nim nie było.\nMoże go uruchomić właściciel: napisz do niego.',
  },
  startingJoin: {
    unknown: 'Serwer się uruchamia.\nWejdź ponownie za minutę.',
    soon: 'Serwer się uruchamia.\nWejdź ponownie za około {time}.',
    long: 'Serwer się uruchamia, a to potrwa dłużej, niż czeka gra.\nWróć za około {time}.',
  },
}
