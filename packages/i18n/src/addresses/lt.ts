import type { AddressesMessages } from './en.ts'

export const lt: AddressesMessages<'lt'> = {
  main: 'Adresas žaidėjams',
  byPort: 'Adresas su prievadu',
  byPortHint: 'Atsarginis: irgi veda į šį serverį, bet pasikeis, jei serverį perkelsite į kitą mazgą.',
  withPort: 'Prievadas čia nestandartinis, todėl jį reikia įvesti kartu su vardu.',
  noName: 'Šiame mazge vardu prisijungti dar negalima. Kol kas junkitės adresu su prievadu.',
  bedrock:
    'Bedrock nepasako serveriui, kokį vardą įvedė žaidėjas. ' +
    'Todėl serveris turi savo UDP prievadą, o jungiamasi mazgo adresu su šiuo prievadu.',
  refused: {
    one: 'Per pastarąją valandą atmestas {count} prisijungimas',
    few: 'Per pastarąją valandą atmesti {count} prisijungimai',
    many: 'Per pastarąją valandą atmesta {count} prisijungimo',
    other: 'Per pastarąją valandą atmesta {count} prisijungimų',
  },
  refusedHint: 'Juos sustabdė prisijungimų ribojimai: serverio jie nepasiekė.',
  notTold:
    'Ši serverio programinė įranga nemato žaidėjų adresų: jai visi jungiasi iš mazgo adreso. ' +
    'Neblokuokite pagal adresą, nes neprisijungtų niekas. ' +
    'Blokuokite žaidėją pagal vardą.',
  change: 'Keisti subdomeną',
  changeTitle: 'Keisti subdomeną',
  changeText:
    '{name} dar {days} dienų ves į šį serverį, ir niekas kitas šio vardo iki tol neužims. ' +
    'Kas jau žaidžia, nieko nepastebės.',
  namesFull:
    'Ankstesnių vardų jau tiek, kiek galima turėti. ' +
    'Naują bus galima pasirinkti {date}, kai atsilaisvins seniausias, o ankstesnį susigrąžinti galima ' +
    'jau dabar.',
  changeButton: 'Keisti',
  changed: 'Subdomenas pakeistas',
  former: 'Ankstesni vardai irgi veda į šį serverį',
  until: 'iki {date}',
  domains: 'Nuosavi domenai',
  domainsIntro:
    'Jei turite domeną, žaidėjai gali jungtis juo. ' +
    'Pridėkite vardą čia ir vieną DNS įrašą ten, kur domenas registruotas.',
  domain: 'Domenas',
  domainHint: 'Pavyzdžiui, play.example.org',
  domainFault: 'Įveskite vardą, pavyzdžiui, play.example.org, be prievado ir tarpų',
  refusals: {
    ours: 'Šis vardas yra iš mūsų domeno: jis keičiamas aukščiau, kaip subdomenas',
    already: 'Šis domenas jau pridėtas',
  },
  add: 'Pridėti domeną',
  added: 'Domenas pridėtas. Liko sukurti įrašą',
  domainsFull: 'Jau yra {most} domenai: daugiau pridėti negalima.',
  states: { waiting: 'Laukia įrašo', confirmed: 'Prijungtas', lost: 'Įrašas dingo' },
  found: {
    never: 'Dar netikrinta',
    right: 'Įrašas yra',
    missing: 'Įrašo dar nematyti. Nauji įrašai pasirodo ne iškart, kartais tik po kelių valandų',
    gone: 'Įrašo nėra',
    other: 'Įrašas yra, bet veda kitur. Palyginkite jį su lentele',
    unclear: 'Atsakė ne visi DNS serveriai, todėl kol kas neaišku',
    taken: 'Domenas jau veda į kitą serverį. Pirmiausia pašalinkite jį ten',
  },
  looked: 'tikrinta {time}',
  leadsUntil: 'Iki {date} domenas dar veda į šį serverį. Sugrąžinkite įrašą, kad jis liktų.',
  look: 'Tikrinti dabar',
  lookFor: 'Tikrinti dabar: {name}',
  remove: 'Pašalinti domeną {name}',
  removeTitle: 'Pašalinti domeną {name}?',
  removeText:
    'Juo niekas nebegalės prisijungti. Jei pridėsite jį vėl, reikės to paties įrašo. Kiti adresai nesikeis.',
  removeButton: 'Pašalinti domeną',
  removed: 'Domenas pašalintas',
  showRecord: 'Rodyti įrašą',
  setRecord: 'Sukurkite šį įrašą savo domeno DNS nustatymuose:',
  recordKind: 'Įrašo rūšis',
  recordHints: {
    cname: 'Tinka daugumai. Pačiam domenui, be subdomeno, rinkitės SRV.',
    srv: 'Tinka ir domenui be subdomeno. Žaidėjams prievado įvesti nereikia.',
  },
  field: 'Laukas',
  value: 'Reikšmė',
  fields: {
    type: 'Tipas',
    name: 'Vardas',
    priority: 'Prioritetas',
    weight: 'Svoris',
    port: 'Prievadas',
    target: 'Tikslas',
  },
  starts: 'Paleidimas prisijungiant',
  startsIntro:
    'Serveris išjungtas, o draugai nori žaisti: kas yra sąraše, paleis jį tiesiog prisijungdamas. ' +
    'Žaidėjas, kurio sąraše nėra, ar serverių sąrašo atnaujinimas jo nepaleis. ' +
    'Jei serveris turėtų būti paruoštas per 25 sekundes, žaidėjas tiesiog palauks ir pateks į jį; ' +
    'kitaip jam bus parašyta, kada jungtis vėl.',
  startsSwitch: 'Žaidėjai iš sąrašo paleidžia išjungtą serverį',
  startsLimits:
    'Iki paleidimo vardo patikrinti neįmanoma: serverį gali paleisti ir tas, kas prisistatė svetimu ' +
    'vardu. Tačiau vidun jis pateks tik tada, jei jį įleis pats serveris. ' +
    'Taip serverį galima paleisti ne dažniau kaip 6 kartus per valandą.',
  startsNobody: 'Sąrašas tuščias: kol kas prisijungdamas serverio niekas nepaleis.',
  players: 'Žaidėjo vardas',
  playersHint: 'Galima ir kelis iš karto, atskirtus tarpais.',
  addPlayer: 'Pridėti',
  playerFault: '„{name}“ netinka: varde yra nuo 1 iki 16 ženklų (a–z, skaitmenys ir _)',
  playerTaken: '{name} jau yra sąraše',
  playersFull: 'Sąraše gali būti ne daugiau kaip {most} vardų.',
  removePlayer: 'Pašalinti iš sąrašo: {name}',
  startsOn: 'Paleidimas prisijungiant įjungtas',
  startsOff: 'Paleidimas prisijungiant išjungtas',
}
