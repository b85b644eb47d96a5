// The page of a portal without data: it shows the next steps to whoever installs it, and tells others that it is not
// open yet.
import { lastResortPage } from '../http/failure-page.ts'

const steps = `
<p>O portal está instalado e funcionando. Falta publicar os dados. Se você cuida do sistema da prefeitura, siga estes
passos na máquina do portal:</p>
<ol>
<li>Escreva um pacote vazio e preencha o que tiver; <code>entidade</code>, <code>exercicio</code> e <code>empenho</code>
já bastam para começar:
<pre>npm run portal -- modelo pasta/</pre></li>
<li>Carregue o pacote; se algo estiver errado, a mensagem diz o arquivo, a linha e o campo, e nada é gravado:
<pre>npm run portal -- import pasta/</pre></li>
<li>Veja o que ainda falta:
<pre>npm run portal -- status</pre></li>
</ol>
<p>O que vai em cada arquivo está em <code>docs/pacote-de-dados</code>. Para conhecer o portal cheio antes disso:
<code>npm run portal -- demo</code>.</p>`

export const emptyPage = lastResortPage('À espera dos dados da cidade', steps)
