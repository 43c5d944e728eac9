import './styles/index.css';
import { boot } from './app/boot.tsx';

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no #root');
void boot(element);
