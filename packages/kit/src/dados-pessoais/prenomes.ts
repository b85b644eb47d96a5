// The given names most people of Brazil have, without accents. A run of capitalised words that begins with one names a
// person; one that does not may name anything.
export const PRENOMES: ReadonlySet<string> = new Set(
  (
    'abel adao ademar ademir adilson adriana adriano agnaldo ailton alan alana alberto alessandra alessandro alex ' +
    'alexandre alice aline almir altair alvaro amanda amelia ana anderson andre andrea andreia andressa angela ' +
    'angelica anita antonia antonio aparecida aparecido ariane arlindo arnaldo arthur artur augusto aurora ' +
    'barbara beatriz benedita benedito bento bernadete bernardo bianca brenda breno bruna bruno caio camila ' +
    'carina carla carlos carmem carmen carolina caroline cassia catarina cecilia celia celio celso cesar ' +
    'christian cicera cicero clara clarice claudemir claudete claudia claudinei claudio cleber cleide cleiton ' +
    'cleonice cleusa clovis conceicao cristian cristiana cristiane cristiano cristina daiane dalva damiao daniel ' +
    'daniela daniele danilo darci davi david debora denis denise devanir diego dilma diogo dirce dirceu djalma ' +
    'domingos donizete dora douglas edgar edilson edimar edina edinaldo edith edmar edmilson edna edson eduarda ' +
    'eduardo elaine eliana eliane elias eliete elisa elisabete elisangela eliseu elizabete elizabeth elizete eloi ' +
    'elton elza emanuel emerson emilia emilio emily enzo erica erick erika ernesto estela ester eugenio eunice ' +
    'eva evandro everton fabiana fabiano fabio fabiola fabricio fatima felipe fernanda fernando filipe flavia ' +
    'flavio franciele francieli francisca francisco frederico gabriel gabriela genesio geni genilson geovana ' +
    'geraldo germano gilberto gilmar gilson giovana giovanna gisele gislaine glaucia gloria graziela guilherme ' +
    'gustavo hamilton haroldo heitor helena helio heloisa henrique hilda hugo iara igor ilda inacio ines ingrid ' +
    'iolanda iracema irene isaac isabel isabela isadora ismael ivan ivana ivanilda ivete ivo ivone izabel jacira ' +
    'jackson jaime jair jairo janaina jane janete janice jaqueline jean jefferson jessica joana joao joaquim joel ' +
    'joelma jonas jonatas jonathan jorge jose josefa josiane josue joyce juarez julia juliana juliane juliano ' +
    'julio junior juraci jurema jussara karen karina karine karla katia kelly kleber laercio lais lara larissa ' +
    'laura lauro leandro leila leonardo leonice leonor leticia lidia lilian liliane lorena lourdes lourenco luan ' +
    'luana lucas lucia luciana luciano lucilene lucio ludmila luis luisa luiz luiza luzia madalena magali maicon ' +
    'manoel manuel manuela mara marcela marcelo marcia marcio marco marcos margarete margarida maria mariana ' +
    'mariane marilda marilene marilia marilza marina mario marisa maristela mariza marlene marli marta mateus ' +
    'matheus mauricio mauro maximiliano mayara melissa michel michele michelle miguel milena milton miriam mirian ' +
    'moacir moises monica murilo nadia nair natalia natalina nathalia neide nelson neusa neuza newton nicolas ' +
    'nicole nilda nilson nilton nilza nivaldo noemi norma odair odete olga olivia orlando osmar osvaldo oswaldo ' +
    'otavio pablo pamela patricia paula paulo pedro poliana priscila rafael rafaela raimunda raimundo ramon ' +
    'raquel raul rebeca regiane regina reginaldo reinaldo renan renata renato ricardo rita roberta roberto robson ' +
    'rodolfo rodrigo rogerio romulo ronaldo rosa rosana rosane rosangela roseli rosemary rosemeire rosilene ' +
    'rosimeire rubens rui ruth salete salvador samanta samara samuel sandra sandro sara sarah sebastiana ' +
    'sebastiao selma sergio severina severino shirlei sidnei sidney silas silmara silvana silvia silvio simone ' +
    'sofia solange sonia sophia stefani stephanie sueli susana suzana tais talita tania tatiana tatiane teresa ' +
    'teresinha tereza terezinha thais thiago tiago tomas ubirajara ulisses uriel vagner valdeci valdecir valdemar ' +
    'valdir valentina valeria valmir valter vanda vanderlei vanessa vania vera veronica vicente victor victoria ' +
    'vilma vilson vinicius virginia vitor vitoria vivian viviane wagner waldir walter wanderley wellington wesley ' +
    'william wilma wilson yara yasmin yuri zelia zilda zuleide'
  ).split(' '),
)
