import type { LessonTexts } from '../../../Lesson'

export const legendLessonFr: LessonTexts = {
  chapters: {
    denmark: {
      title: 'Vers le Danemark',
      about: 'Le chemin, la main, les symboles, une opportunité et un risque.',
      steps: {
        sail: 'Un monstre chasse dans la demeure du roi Hrothgar. Beowulf prend la mer pour le combattre, et vous l’accompagnez.',
        goal: 'À la mort de Beowulf, qui a le plus de points lui succède : gloire, trésors et alliances. Voici votre plaque.',
        path: 'Beowulf traverse 36 épisodes. Les ronds sont brefs, les octogones sont des épisodes majeurs avec des récompenses. Les carrés barrés sont sautés. *Touchez un octogone.*',
        hand: 'Votre main. Chaque carte montre un ou deux symboles identiques : comptez les disques. La carte jaune Beowulf est un joker, un symbole au choix. *Touchez-la.*',
        opportunity:
          'Une opportunité : payez une fois, ou passez. Ici, vous pouvez échanger deux cartes. Grendel demande Courage et Combat : *payez vos deux Ruses.*',
        everyone:
          'Un Courage ! Les autres gardent leurs cartes. Chacun agit à son tour, dans le sens horaire, à partir du marqueur rouge : vous.',
        risk: 'Un risque : *71 %*. Retournez deux cartes. Celles qui montrent Voyage, Amitié ou un joker sont à vous. Si aucune ne correspond : une égratignure. *Courez le risque.*',
        fits: 'Amitié correspond et vous revient. Ruse ne correspond pas, elle est défaussée. Une seule suffit : pas d’égratignure.',
        nobodyHasTo:
          'Personne n’est obligé de courir un risque. Eofor l’a fait et garde aussi une carte. Ensuite : la demeure du roi.',
      },
    },
    bluff: {
      title: 'Un bluff chez le roi',
      about: 'Un épisode majeur aux mises secrètes, récompenses et marqueurs.',
      steps: {
        contest:
          'Un épisode majeur, simultané. Chacun mise des cartes en secret. Qui montre le plus de symboles Amitié choisit une récompense en premier.',
        prizes:
          'Quatre joueurs, quatre récompenses : chacun en aura une. Seul l’ordre est en jeu. *Touchez la carte spéciale*, la Bénédiction.',
        locked:
          'Hrefn a validé une mise. Vous avez deux Amitiés et un joker. Les cartes qui correspondent sont dépensées, les autres vous reviennent.',
        bluff:
          'Alors bluffez. Choisissez *une Amitié, un Courage et les deux Voyages*. Cochez *Montrer le nombre*, puis *validez* : on voit combien, pas lesquelles.',
        loseHeart:
          'Une mise peut changer jusqu’à la dernière validation. Hrefn voit quatre cartes, perd courage et reprend ses deux Amitiés.',
        reveal:
          'Un symbole pour vous, un pour Eofor. Les égalités se règlent dans le sens horaire à partir du marqueur rouge, le vôtre : marqueur *1* !',
        take: 'Vos trois leurres vous reviennent. Vous choisissez en premier : *prenez la Bénédiction.* Vous en aurez bientôt besoin.',
        leftOver:
          'Les autres choisissent dans l’ordre, le dernier prend ce qui reste. Et le dernier reçoit le marqueur rouge : Heorogar.',
      },
    },
    grendel: {
      title: 'L’attaque de Grendel',
      about:
        'Un épisode majeur chacun à son tour, égratignures, blessures, et une Bénédiction bien employée.',
      steps: {
        oneMoreRisk:
          'Encore un risque en chemin : *68 %* pour Courage ou Combat. *Courez-le*, pour voir ce qui peut arriver.',
        scratch:
          'Rien ne correspond : votre égratignure numéro *1*. Seule, elle ne coûte rien, mais la troisième devient une blessure.',
        opens:
          'Grendel ! Ici, chacun à son tour. Qui ouvre pose une seule carte. Heorogar l’a fait : il faut atteindre *1*.',
        reach: 'Atteignez *1* et arrêtez-vous : plus aucune carte ensuite. *Posez un Courage.*',
        dearer:
          'Une seule carte peut faire un bond : celle d’Eofor compte deux. Il faut maintenant *2*, et les autres suivent.',
        smallest: 'Il vous en manque un. Encore la plus petite carte qui suffit : *posez Courage.*',
        level:
          'À égalité, il faut ajouter une seule carte : Eofor ajoute deux haches. Hrefn ne peut suivre, court un risque, rien ne correspond : éliminé, avec une égratignure.',
        axes: 'Heorogar garde ses haches et abandonne. À vous de sortir les vôtres : de 2, elles vous mènent à *4*. *Posez les haches.*',
        oneShort:
          'Il en manque un. Le joker suffirait, mais c’est votre dernière carte utile. *31* des *72* cartes non vues correspondent. *Courez le risque.*',
        blessing:
          'Deux Courage : six ! Eofor renonce, vous gagnez. Tout ce qui est posé part, mais la Bénédiction sauve une carte. Viennent les Grandes récompenses : *sauvez les haches.*',
        fame: 'Vous choisissez en premier. Cinq points, ou l’Audace de Beowulf pour risquer plus ? *Prenez Gloire 5.*',
        wound:
          'Hrefn prend ce dont personne ne voulait : la blessure. Deux cartes le consolent. Aucune blessure à la fin vaut 5 points.',
        rewards:
          'Le roi récompense les guerriers : deux symboles Combat pour Trésor 3. Vous avez sauvé les vôtres. *Payez avec les haches !*',
        soFar:
          'Gloire 5 et Trésor 3, et 5 de plus sans blessure : *13* points pour l’instant. Les alliances des autres restent cachées jusqu’à la fin.',
      },
    },
    heir: {
      title: 'Le successeur',
      about: 'Blessures, abandonner à temps, et le décompte final.',
      steps: {
        fiftyWinters:
          'Cinquante hivers ont passé. Beowulf est roi, vieux, et affronte un dragon. Vous avez *15* points, Heorogar *21*.',
        wounds:
          'Vos deux blessures ne vous coûtent que les 5 points du bonus. À partir de trois, chacune coûte 5 : moins 15 ! *Touchez votre plaque.*',
        doubleWound:
          'Une récompense est une double blessure, deux d’un coup. Le dernier la recevra. Donc : ne soyez pas dernier. *Touchez-la.*',
        reachOne: 'Heorogar ouvre. *Atteignez 1 : posez Courage.*',
        lastChoice:
          'Il faut *2*. Heorogar n’y arrive pas, court un risque et échoue. Éliminé avec le marqueur 4 : le dernier choix.',
        leaveSafely:
          'Vous pouvez partir sans danger : un autre est dernier. Chaque carte gardée compte tout à la fin. *Abandonnez.*',
        easyChoice:
          'Eofor et Hrefn prennent les grosses récompenses. Il vous en reste deux. Choix facile : *Gloire 2.*',
        threeWounds:
          'Heorogar reçoit la double blessure et en a maintenant trois : moins 15. Jusqu’ici, il gagnait.',
        hands:
          'Beowulf meurt. Toutes les mains sont montrées, et chaque symbole compte, quel qu’il soit. Vous avez gardé vos cartes : *7*, le plus !',
        fiveOrHeal:
          'Gloire 5, ou soigner une blessure ? Passer de deux blessures à une ne change rien. *Prenez la gloire.*',
        final:
          '*22* points : vous succédez à Beowulf. Un conseil : inutile de gagner chaque épisode. Ne soyez jamais dernier quand cela fait mal.',
      },
    },
    gold: {
      title: 'L’or',
      about: 'Pour l’option Épisodes de trésor : une enchère, et à quoi sert le trésor.',
      steps: {
        money:
          'Avec les épisodes de trésor, le trésor est de l’argent, pas des points. Une récompense ici : Gloire 4. Seul le gagnant paie.',
        showThree:
          'Misez comme dans un épisode majeur, mais avec du trésor : atteignez *3* et arrêtez-vous. *Montrez votre 3.*',
        dropping:
          'Eofor n’a pas de trésor : il sort. Hrefn et Heorogar montent à *4*. Abandonner est gratuit : vous gardez tous vos jetons.',
        makeItDear: 'Heorogar y tient. Faites monter le prix : *montrez votre 2.*',
        lastToken:
          'Hrefn abandonne, ses jetons sont de nouveau cachés. Heorogar montre son dernier jeton : *7*.',
        dropOut:
          'Vous pourriez atteindre 7 et gagner, en payant tout pour Gloire 4. Ou ne rien perdre et le laisser payer 7. *Abandonnez.*',
        paid: 'Heorogar a payé sept pour quatre points. Sautons vers la fin, à l’épisode 35. Vous avez encore tout votre trésor.',
        recover:
          'Vers la fin, qui a encore le plus de trésor choisit en premier. Vous en avez sept : marqueur 1.',
        fameSeven: 'Quatre récompenses, et vous choisissez en premier. *Prenez Gloire 7.*',
        handedIn:
          'Tout le trésor est maintenant rendu et ne compte plus. Un conseil : l’or que vous ne dépensez pas gagne ici.',
      },
    },
  },
  answers: {
    quickOne: 'Celui-là est bref. Les épisodes majeurs sont les octogones.',
    fixedSymbol: 'Celle-là a un symbole fixe. Le joker est le casque jaune.',
    forGrendel: 'Gardez-la : l’attaque de Grendel la demande.',
    witsCanGo: 'Elle peut servir en route vers le Danemark. Donnez les deux Ruses.',
    witsNoHelp: 'Permis, mais deux Ruses ne vous aideront pas de sitôt.',
    goodStart: 'Vous pouvez. Mais 71 % pour des cartes gratuites, c’est un bon début.',
    specialFirst: 'Bien aussi. Voyez d’abord la carte spéciale.',
    showThem: 'Alors personne n’est impressionné. Cochez « Montrer le nombre ».',
    jokerSpent: 'Cela gagne aussi, mais le joker serait dépensé. Une Amitié suffit si on vous croit.',
    hideAxes: 'Mieux vaut cacher vos haches. Prenez Courage et les deux Voyages.',
    oneEnough: 'Cela gagne aussi, mais les deux seraient dépensées. Une suffit si on vous croit.',
    threeDecoys: 'Plus gros ! Ajoutez Courage et les deux Voyages, et montrez le nombre.',
    somethingBehind: 'Au moins une Amitié : un bluff doit cacher quelque chose.',
    fairChoice: 'Bon choix, mais la Bénédiction sauve une carte au prochain combat.',
    thisOnce: 'Permis. Courez-le cette fois, pour voir.',
    saveIt: 'Permis, mais gardez-la pour un total plus haut.',
    markerFour: 'Vous sortiriez en premier, avec le dernier choix : la blessure.',
    noNeed: 'Inutile : vous avez une carte qui suffit.',
    courageEnough: 'Permis : vous mèneriez avec 3. Mais Courage suffit.',
    keepJoker: 'Permis, mais un joker sert partout. Gardez-le.',
    makesThree: 'Cela fait 3. Il faut 4.',
    doBetter: 'Marqueur 2. Vous pouvez mieux faire.',
    nothingLeft: 'Permis, mais il ne vous resterait rien contre sa prochaine carte.',
    secondPlace: 'Deuxième place. Regardez d’abord les chances.',
    whichTwo: 'Grandes récompenses demande deux haches. Quelle carte en montre deux ?',
    madeForThis: 'La Bénédiction est faite pour cela. Utilisez-la.',
    strongBut: 'Fort, mais des points acquis sont des points.',
    worthLess: 'Elle vaut de 1 à 3. La gloire vaut 5.',
    avoidIt: 'C’est justement celle à éviter.',
    oneSymbol: 'Un seul symbole. Il en faut deux.',
    threePoints: 'Trois points pour une carte sauvée ? Prenez-les.',
    theirs: 'C’est celle d’un autre. La vôtre est en bas.',
    theDouble: 'Cherchez la double blessure.',
    sameHere: 'Permis. Courage fait pareil ici ; suivez-moi cette fois.',
    minusTwenty: 'Marqueur 4 : la double blessure, et moins 20.',
    thirdWound: 'Vous avez deux égratignures : un échec serait votre troisième blessure.',
    thirdScratch: 'En cas d’échec, la troisième égratignure fait une troisième blessure : moins 15.',
    cannotOutlast: 'Permis, mais vous ne tiendrez pas contre deux, et chaque carte compte à la fin.',
    fourWounds: 'Quatre blessures, moins 20. Laissez-la à Heorogar.',
    gainsNothing: 'Avec deux blessures, rien n’est perdu : soigner ne rapporte rien.',
    fiveIsMore: 'Vous choisissez en premier. Cinq, c’est plus.',
    notEnough: 'Deux ne suffit pas. Il faut 3.',
    threeAlone: 'Permis, mais 3 seul suffit.',
    onlyTreasure: 'Seul le trésor compte ici.',
    dontReveal: 'Permis, mais ne le montrez pas encore.',
    raiseFirst: 'Vous pouvez. Faisons d’abord monter son prix.',
    allYourGold: 'Permis, et vous gagneriez. Mais tout votre or pour quatre points ?',
    takeSeven: 'Vous choisissez en premier : prenez le sept.',
  },
  things: {
    'station * contest': 'Un octogone : la demeure du roi Hrothgar',
    'station *': 'Un épisode rond',
    'card beowulf': 'La carte Beowulf',
    'card *': 'Une autre carte',
    'prize blessing': 'La Bénédiction',
    'prize *': 'Une autre récompense',
    'seat 0': 'Votre plaque',
    'seat *': 'Une autre plaque',
    'prize WW': 'La double blessure',
  },
}
